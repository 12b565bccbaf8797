import type { StudyLine } from '@rumis/engine';
import type { ReadonlyPosition } from '@rumis/rules';
import { oneDecimal, percent } from '../../i18n/format/numbers.js';
import { useBook, useNumber } from '../../i18n/useTexts.js';
import { Glyph } from '../../pictures/Glyph.js';
import { Check } from '../../play/ViewTools.js';
import { Button } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import { Select } from '../../ui/Select.js';
import { useStore } from '../../util/store.js';
import type { BoardSession } from '../board/boardSession.js';
import { playLine, preview } from '../board/editing.js';
import { NO_PREVIEW, positionNow } from '../board/state.js';
import { DEPTHS, type Depth, type Desk, type DeskState, MOST_LINES, threatOf } from './desk.js';
import { type Speech, sayChances, sayJudgement, sayPoints, sidesOf } from './saying.js';

interface Props {
	readonly session: BoardSession;
	readonly desk: Desk;
}

/** The engine panel: on/off switch, and the best lines as they are found. */
export function EnginePanel({ session, desk }: Props) {
	const t = useBook().analysis;
	const state = useStore(desk.store, (now) => now);
	const position = useStore(session.store, positionNow);
	return (
		<section className="engine" aria-label={t.engine}>
			<header className="engine-head">
				<h2>{t.engine}</h2>
				<Check
					label={t.threat}
					isOn={state.isThreat}
					onChange={() => desk.set({ isThreat: !state.isThreat, isOn: true })}
				/>
				<Button
					look={state.isOn ? 'plain' : 'primary'}
					icon={<Icon name={state.isOn ? 'stop' : 'play'} />}
					aria-pressed={state.isOn}
					onClick={() => desk.set({ isOn: !state.isOn })}
				>
					{state.isOn ? t.stopEngine : t.startEngine}
				</Button>
			</header>
			{state.isOn && <Settings desk={desk} state={state} />}
			{state.isOn && <Lines session={session} desk={desk} position={position} />}
			<Judged session={session} desk={desk} />
		</section>
	);
}

function Settings({ desk, state }: Pick<Props, 'desk'> & { readonly state: DeskState }) {
	const t = useBook().analysis;
	const counts = Array.from({ length: MOST_LINES }, (_, at) => at + 1);
	return (
		<div className="engine-settings">
			<Select
				label={t.lineCount}
				options={counts.map((count) => ({ value: count, label: String(count) }))}
				value={state.lines}
				onChange={(lines) => desk.set({ lines })}
			/>
			<Select<Depth>
				label={t.depth}
				options={(Object.keys(DEPTHS) as Depth[]).map((depth) => ({ value: depth, label: t.depths[depth] }))}
				value={state.depth}
				onChange={(depth) => desk.set({ depth })}
			/>
		</div>
	);
}

function Lines({ session, desk, position }: Props & { readonly position: ReadonlyPosition }) {
	const t = useBook();
	const number = useNumber();
	const { study, isThinking, isThreat } = useStore(desk.store, (now) => now);
	if (position.phase === null) return <p className="game-quiet">{t.game.gameOver}</p>;
	if (!study || study.lines.length === 0)
		return <p className="game-quiet">{isThinking ? t.analysis.engineThinking : t.analysis.engineNothing}</p>;
	const shown = isThreat ? threatOf(study) : NO_PREVIEW;
	return (
		<>
			<ol className="engine-lines" aria-label={isThreat ? t.analysis.threat : t.analysis.bestMoves}>
				{study.lines.map((line) => (
					<EngineLine
						key={line.move}
						line={line}
						position={position}
						owner={study.toPlay}
						isThreat={isThreat}
						onShow={(isShown) =>
							session.change(preview, isShown ? hovered(line, study.toPlay, isThreat) : shown)
						}
						onPlay={(moves) => session.change(playLine, moves)}
					/>
				))}
			</ol>
			{/* It changes several times a second; screen reader users ask by key instead. */}
			<p className="game-quiet engine-facts" aria-live="off">
				{study.exact ? t.analysis.saidExact : t.analysis.simulations(number(study.simulations))}
			</p>
		</>
	);
}

const hovered = (line: StudyLine, owner: ReadonlyPosition['colours'][number], isThreat: boolean) =>
	isThreat ? { moves: [line.move], owner } : { moves: line.line, owner: null };

interface LineProps {
	readonly line: StudyLine;
	readonly position: ReadonlyPosition;
	readonly owner: ReadonlyPosition['colours'][number];
	readonly isThreat: boolean;
	readonly onShow: (isShown: boolean) => void;
	readonly onPlay: (moves: readonly string[]) => void;
}

/** One line: its first move with its value, and the likely continuation. */
function EngineLine({ line, position, owner, isThreat, onShow, onPlay }: LineProps) {
	const t = useBook();
	return (
		<li
			className="engine-line"
			onMouseEnter={() => onShow(true)}
			onMouseLeave={() => onShow(false)}
			onFocus={() => onShow(true)}
			onBlur={() => onShow(false)}
		>
			<button
				type="button"
				className="engine-move"
				aria-disabled={isThreat}
				onClick={() => !isThreat && onPlay([line.move])}
			>
				<Glyph owner={owner} size={18} />
				<strong>{line.move}</strong>
				<Worth line={line} position={position} owner={owner} />
				<span className="engine-rest">{line.line.slice(1).join(' · ')}</span>
			</button>
			{!isThreat && line.line.length > 1 && (
				<Button
					look="quiet"
					label={t.analysis.playLine}
					icon={<Icon name="last" />}
					onClick={() => onPlay(line.line)}
				/>
			)}
		</li>
	);
}

/** The win probability and points after a line, short for display and in words for screen readers. */
function Worth({ line, position, owner }: Pick<LineProps, 'line' | 'position' | 'owner'>) {
	const t = useBook();
	const number = useNumber();
	const speech: Speech = { setup: position.setup, colours: position.colours, t, number };
	const { after, exact } = line;
	return (
		<>
			<span className="engine-chance">
				{percent(chanceOf(line, position, owner), number)}
				{exact && <span title={t.analysis.saidExact}> =</span>}
			</span>
			<span className="visually-hidden">
				{t.analysis.saidChances(sayChances(after, speech))} {exact && t.analysis.saidExact}
			</span>
			<span className="engine-points">
				{position.colours.map((colour, at) => (
					<span key={colour}>
						<Glyph owner={colour} size={14} /> {oneDecimal(after.points[at] ?? 0, number)}
					</span>
				))}
			</span>
			<span className="visually-hidden">{t.analysis.saidPoints(sayPoints(after, speech))}</span>
		</>
	);
}

/** The win probability of the player of the line. */
function chanceOf({ after }: StudyLine, position: ReadonlyPosition, owner: LineProps['owner']): number {
	const side = sidesOf(position.setup, position.colours).findIndex((colours) => colours.includes(owner));
	return after.win[side] ?? 0;
}

function Judged({ session, desk }: Props) {
	const t = useBook();
	const number = useNumber();
	const judged = useStore(desk.store, (now) => now.judged);
	const position = useStore(session.store, positionNow);
	if (position.ply === 0) return null;
	const speech: Speech = { setup: position.setup, colours: position.colours, t, number };
	return (
		<div className="engine-judged">
			{judged === null ? (
				<Button look="quiet" icon={<Icon name="help" />} onClick={() => void desk.judge()}>
					{t.analysis.askMove}
				</Button>
			) : (
				<p>{judged === 'asking' ? t.analysis.engineThinking : sayJudgement(judged, speech)}</p>
			)}
		</div>
	);
}
