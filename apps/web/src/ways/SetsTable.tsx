import type { SetRow } from '@rumis/solver';
import { makeRoute } from '../app/route.js';
import { StonePicture } from '../board/StonePicture.js';
import { useNumber, useTexts } from '../i18n/useTexts.js';
import { makePackingId } from './packingId.js';
import { ANSWER, dyeOf, IMPOSSIBLE, SETS, SOMA, type StoneSet, THREES, type Three } from './sets.js';
import { useIsBroken, useTable } from './source.js';

interface Props {
	/** A set was chosen; its link leads to its first packing. */
	readonly onChoose: () => void;
	readonly onWhy: () => void;
}

/** The 14 sets with their counts. Every set's name is a link to its packings. */
export function SetsTable(props: Props) {
	const t = useTexts().ways;
	const isBroken = useIsBroken();
	return (
		<section aria-labelledby="ways-sets" className="ways-section">
			<h2 id="ways-sets">{t.setsTitle}</h2>
			<p className="ways-text">{t.setsWhy}</p>
			{isBroken && <p role="alert">{t.broken}</p>}
			<table className="ways-table" aria-labelledby="ways-sets">
				<thead>
					<tr>
						<th scope="col">{t.set}</th>
						<th scope="col">{t.columns.all}</th>
						<th scope="col">{t.columns.rotations}</th>
						<th scope="col">{t.columns.reflections}</th>
					</tr>
				</thead>
				{THREES.map((three) => (
					<Group key={three} three={three} {...props} />
				))}
				<Together />
			</table>
			<p className="ways-note">{t.mirrorNote}</p>
		</section>
	);
}

function Group({ three, ...props }: Props & { readonly three: Three }) {
	const t = useTexts();
	return (
		<tbody>
			<tr>
				<th scope="rowgroup" colSpan={4} className="ways-group">
					{t.ways.three(t.rules.stones[three], three)}
				</th>
			</tr>
			{SETS.filter((set) => set.three === three).map((set) => (
				<Row key={set.id} set={set} {...props} />
			))}
		</tbody>
	);
}

function Row({ set, onChoose, onWhy }: Props & { readonly set: StoneSet }) {
	const row = useTable()?.rows[SETS.indexOf(set)] ?? null;
	return (
		<tr className={set === IMPOSSIBLE ? 'ways-row impossible' : 'ways-row'} data-set={set.id}>
			<th scope="row">
				<span className="ways-set">
					<SetName set={set} onChoose={onChoose} />
					<SetPictures set={set} />
				</span>
			</th>
			{set === IMPOSSIBLE ? <NoCounts onWhy={onWhy} /> : <Counts row={row} />}
		</tr>
	);
}

interface NameProps {
	readonly set: StoneSet;
	readonly onChoose: () => void;
}

function SetName({ set, onChoose }: NameProps) {
	const t = useTexts();
	const name = t.ways.without(t.rules.stones[set.without], set.without);
	if (set === IMPOSSIBLE) return <span className="ways-set-name">{name}</span>;
	const href = makeRoute({ page: 'ways', packing: makePackingId({ set, number: 1 }) });
	return (
		<span>
			<a className="ways-set-name" href={href} onClick={onChoose}>
				{name}
			</a>
			{set === SOMA && <span className="ways-tag">{t.ways.soma}</span>}
		</span>
	);
}

function SetPictures({ set }: { readonly set: StoneSet }) {
	return (
		<span className="ways-pictures">
			{set.stones.map((stone) => (
				<StonePicture key={stone} stone={stone} owner={dyeOf(stone, set)} />
			))}
		</span>
	);
}

function NoCounts({ onWhy }: { readonly onWhy: () => void }) {
	const t = useTexts().ways;
	return (
		<td colSpan={3}>
			<button type="button" className="ways-why" onClick={onWhy}>
				{t.noneLink}
			</button>
		</td>
	);
}

function Counts({ row }: { readonly row: SetRow | null }) {
	const t = useTexts().ways;
	const number = useNumber();
	if (!row) return <td colSpan={3}>{t.counting}</td>;
	return (
		<>
			<td>{number(row.all)}</td>
			<td>{number(row.rotations)}</td>
			<td>{row.reflections === null ? <NoMirror /> : number(row.reflections)}</td>
		</>
	);
}

function NoMirror() {
	const t = useTexts().ways;
	return (
		<>
			<span aria-hidden="true">{t.noMirror}</span>
			<span className="visually-hidden">{t.noMirrorSpoken}</span>
		</>
	);
}

function Together() {
	const t = useTexts().ways;
	const number = useNumber();
	return (
		<tfoot>
			<tr>
				<th scope="row">{t.together}</th>
				<td>{number(ANSWER.all)}</td>
				<td>{number(ANSWER.rotations)}</td>
				<td>{number(ANSWER.reflections)}</td>
			</tr>
		</tfoot>
	);
}
