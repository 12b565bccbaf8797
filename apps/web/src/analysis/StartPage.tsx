import { type ModeId, SCENARIOS, type Setup } from '@rumis/rules';
import { useState } from 'react';
import { useOwnBoards } from '../device/ownBoards.js';
import { listAnalyses, removeAnalysis } from '../device/savedAnalyses.js';
import { useLocale } from '../device/useSettings.js';
import { useBook } from '../i18n/useTexts.js';
import { go, makeRoute } from '../navigation/route.js';
import '../records/gameList.css';
import { type Choices, choose, DEFAULT_CHOICES, playingColours, setupOf } from '../setup/choices.js';
import { countsFor, modesFor } from '../setup/options.js';
import { keyOf } from '../setup/savedChoices.js';
import { Button } from '../ui/Button.js';
import { FileButton } from '../ui/FileButton.js';
import { Icon } from '../ui/Icon.js';
import { Page } from '../ui/Page.js';
import { Select } from '../ui/Select.js';
import { type AnalysisProblem, bareBoard, openFile } from './opening.js';
import { sayProblem } from './sayProblem.js';

const openId = (id: string): void => go({ page: 'analysis', from: 'saved', id });

/** Ways to start an analysis, and the analyses saved on this device. */
export function StartPage() {
	const t = useBook();
	const [problem, setProblem] = useState<AnalysisProblem | null>(null);
	const open = async (file: File) => {
		const found = await openFile(file);
		if (found.ok) openId(found.value.id);
		else setProblem(found.error);
	};
	return (
		<Page
			title={t.analysis.title}
			className="analysis-start"
			back={{ to: { page: 'home' }, label: t.common.home }}
		>
			<p>{t.analysis.intro}</p>
			<div className="analysis-ways">
				<FileButton accept=".rumis,.txt,text/plain" onFile={(file) => void open(file)}>
					{t.analysis.openFile}
				</FileButton>
			</div>
			<div aria-live="polite">{problem && <p className="home-problem">{sayProblem(problem, t)}</p>}</div>
			<EmptyBoard onStart={(setup) => openId(bareBoard(setup).id)} />
			<SavedList />
		</Page>
	);
}

function EmptyBoard({ onStart }: { readonly onStart: (setup: Setup) => void }) {
	const t = useBook();
	const boards = [...SCENARIOS, ...useOwnBoards()];
	const [choices, setChoices] = useState<Choices>(DEFAULT_CHOICES);
	const { scenario, mode, players } = choices;
	const change = (one: Partial<Choices>) => setChoices(choose(choices, one));
	return (
		<section className="analysis-board-choice" aria-labelledby="analysis-empty">
			<h2 id="analysis-empty">{t.analysis.emptyBoard}</h2>
			<p>{t.analysis.exploreText}</p>
			<div className="analysis-ways">
				<Select
					label={t.setup.board}
					options={boards.map((board) => ({ value: keyOf(board), label: board.name }))}
					value={keyOf(scenario)}
					onChange={(key) => change({ scenario: boards.find((board) => keyOf(board) === key) ?? scenario })}
				/>
				<Select
					label={t.setup.playerCount}
					options={countsFor(scenario, mode).map((count) => ({ value: count, label: String(count) }))}
					value={players}
					onChange={(count) => change({ players: count })}
				/>
				<Select<ModeId>
					label={t.setup.mode}
					options={modesFor(scenario).map((each) => ({ value: each, label: t.rules.modes[each] }))}
					value={mode}
					onChange={(each) => change({ mode: each })}
				/>
				<Button
					look="primary"
					icon={<Icon name="play" />}
					onClick={() => onStart(setupOf(choices, playingColours(choices)[0]!))}
				>
					{t.analysis.openBoard}
				</Button>
			</div>
		</section>
	);
}

function SavedList() {
	const t = useBook();
	const format = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium', timeStyle: 'short' });
	const [list, setList] = useState(() => listAnalyses());
	if (list.length === 0) return null;
	const remove = (id: string) => {
		removeAnalysis(id);
		setList(listAnalyses());
	};
	return (
		<section className="saved-games" aria-label={t.analysis.saved}>
			<h2>{t.analysis.saved}</h2>
			<ul>
				{list.map(({ id, board, mode, players, savedAt }) => {
					const modes: Readonly<Record<string, string>> = t.rules.modes;
					const title = t.game.title(board, modes[mode] ?? mode);
					return (
						<li key={id}>
							<a href={makeRoute({ page: 'analysis', from: 'saved', id })}>
								<span className="saved-games-title">{title}</span>
								<small>{`${t.setup.players(String(players))} · ${format.format(savedAt)}`}</small>
							</a>
							<Button
								look="quiet"
								label={t.records.remove(title)}
								icon={<Icon name="close" />}
								onClick={() => remove(id)}
							/>
						</li>
					);
				})}
			</ul>
		</section>
	);
}
