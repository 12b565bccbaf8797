import { type Owner, parseMove, type ReadonlyPosition } from '@rumis/rules';
import type { Plan, PlanLine, Table } from '@rumis/table';
import { useBook } from '../../../i18n/useTexts.js';
import { Glyph } from '../../../pictures/Glyph.js';
import { Button } from '../../../ui/Button.js';
import { Icon } from '../../../ui/Icon.js';
import { type PlanNode, treeOf } from './planLines.js';

interface Props {
	readonly plan: Plan;
	/** The start of the lines. */
	readonly table: Table;
	readonly onShow: (line: PlanLine) => void;
	readonly onRemove: (line: PlanLine) => void;
}

/** The plan as a small tree: the moves of others, and the reply to each. */
export function PlanList({ plan, table, onShow, onRemove }: Props) {
	const t = useBook().atTable.plan;
	return (
		<section className="plan-list" aria-label={t.title}>
			<h2>{t.title}</h2>
			{plan.length === 0 && <p className="online-hint">{t.none}</p>}
			<Branches nodes={treeOf(plan)} from={table.position} onShow={onShow} onRemove={onRemove} />
			<p className="online-hint">{t.secret}</p>
		</section>
	);
}

interface BranchesProps extends Pick<Props, 'onShow' | 'onRemove'> {
	readonly nodes: readonly PlanNode[];
	readonly from: ReadonlyPosition;
}

function Branches({ nodes, from, onShow, onRemove }: BranchesProps) {
	const t = useBook().atTable.plan;
	if (nodes.length === 0) return null;
	const owner: Owner = from.toPlay ?? 'ruin';
	return (
		<ul>
			{nodes.map(({ move, path, line, next }) => (
				<li key={move}>
					<span className="plan-move">
						<button type="button" onClick={() => onShow(path)}>
							<Glyph owner={owner} size={18} /> {move}
						</button>
						{line && (
							<Button
								look="quiet"
								label={t.remove(line.join(', '))}
								icon={<Icon name="close" />}
								onClick={() => onRemove(line)}
							/>
						)}
					</span>
					<Branches nodes={next} from={after(from, move)} onShow={onShow} onRemove={onRemove} />
				</li>
			))}
		</ul>
	);
}

/** The position after a move of the plan, which was legal when it was planned. */
function after(position: ReadonlyPosition, text: string): ReadonlyPosition {
	const move = parseMove(text);
	const next = move.ok ? position.after(move.value) : move;
	return next.ok ? next.value : position;
}
