import { type Character, LEVELS } from '@rumis/engine';
import { useState } from 'react';
import { type BotGames, useBotGames } from '../device/botGames.js';
import type { BookTexts } from '../i18n/texts.js';
import { useBook } from '../i18n/useTexts.js';
import { BotFace } from '../pictures/BotFace.js';
import { playQuickly } from '../records/openGames.js';
import { Button } from '../ui/Button.js';
import { Icon } from '../ui/Icon.js';
import { Page } from '../ui/Page.js';
import { botPerson, personName, SPECIALISTS } from '../wording/botPersons.js';
import './bots.css';
import { RatingCard } from './RatingCard.js';
import { suggestedLevel, type Tally, tallyOf } from './rating.js';

const STYLES = Object.keys(SPECIALISTS) as Character[];

/** The bots, your results against them, and your rating. */
export function BotsPage() {
	const t = useBook();
	const games = useBotGames();
	const [now] = useState(Date.now);
	const suggested = suggestedLevel(games, now);
	return (
		<Page title={t.bots.title} back={{ to: { page: 'home' }, label: t.common.back }} className="bots">
			<RatingCard games={games} now={now} />
			<section className="bots-group" aria-labelledby="bots-ladder">
				<h2 id="bots-ladder">{t.bots.ladder}</h2>
				<p className="bots-hint">{t.bots.ladderHint}</p>
				<ol className="bots-ladder">
					{LEVELS.map((level) => (
						<BotCard key={level} bot={`level:${level}`} games={games} isSuggested={level === suggested} />
					))}
				</ol>
			</section>
			<section className="bots-group" aria-labelledby="bots-styles">
				<h2 id="bots-styles">{t.bots.specialists}</h2>
				<p className="bots-hint">{t.bots.specialistsHint}</p>
				<ul className="bots-ladder">
					{STYLES.map((style) => (
						<BotCard key={style} bot={`${style}:${suggested}`} games={games} isSuggested={false} />
					))}
				</ul>
			</section>
		</Page>
	);
}

interface Props {
	readonly bot: string;
	readonly games: BotGames;
	readonly isSuggested: boolean;
}

function BotCard({ bot, games, isSuggested }: Props) {
	const t = useBook();
	const known = botPerson(bot)!;
	const name = personName(known.person);
	const tally = tallyOf(games, bot);
	return (
		<li className="card bot-card" data-suggested={isSuggested} data-bot={bot}>
			<BotFace bot={bot} size={72} />
			<div className="bot-words">
				<h3>
					{name}{' '}
					<small>
						{t.bots.level(known.level)} · {t.bots.animals[known.person]}
					</small>
				</h3>
				<p>{t.bots.lines[known.person]}</p>
				<p className="bot-tally">
					{tally.won > 0 && <Icon name="check" />}
					{tallyText(tally, t)}
				</p>
			</div>
			<div className="bot-go">
				{isSuggested && <span className="bot-suggested">{t.bots.suggested}</span>}
				<Button look={isSuggested ? 'primary' : 'plain'} onClick={() => playQuickly(bot)}>
					{t.bots.play(name)}
				</Button>
			</div>
		</li>
	);
}

/** Omits zeros: `3 wins · 1 loss`. */
function tallyText({ won, drawn, lost, helped }: Tally, { bots: t }: BookTexts): string {
	const parts = [
		won > 0 && t.won(won),
		drawn > 0 && t.drawn(drawn),
		lost > 0 && t.lost(lost),
		helped > 0 && t.helped(helped),
	].filter(Boolean);
	return parts.length > 0 ? parts.join(' · ') : t.notPlayed;
}
