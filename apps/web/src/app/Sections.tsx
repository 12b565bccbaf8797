import { findBuiltin, type Owner, type Stone } from '@rumis/rules';
import type { ReactNode } from 'react';
import type { Texts } from '../i18n/texts.js';
import { useTexts } from '../i18n/useTexts.js';
import { makeRoute } from '../navigation/route.js';
import { BotFace } from '../pictures/BotFace.js';
import { ScenarioPicture } from '../pictures/ScenarioPicture.js';
import { StonePicture } from '../pictures/StonePicture.js';

/** A card below the hero for something other than a game, in the order given. */
interface HomeSection {
	readonly id: string;
	readonly picture: ReactNode;
	readonly title: string;
	readonly text: string;
	/** The address of its page, such as `#/rules`. */
	readonly href: string;
}

const stonePicture = (stone: Stone, owner: Owner) => <StonePicture stone={stone} owner={owner} box="tight" />;

const boardPicture = (id: string): ReactNode => {
	const scenario = findBuiltin(id);
	return scenario && <ScenarioPicture scenario={scenario} players={2} />;
};

/** Activities besides games, the one for newcomers first. */
function homeSections(t: Texts): readonly HomeSection[] {
	const { sections } = t.home;
	return [
		{
			id: 'lesson',
			picture: stonePicture('P4', 'green'),
			...sections.lesson,
			href: makeRoute({ page: 'lesson' }),
		},
		{
			id: 'bots',
			picture: <BotFace bot="level:4" size={72} />,
			...sections.bots,
			href: makeRoute({ page: 'bots' }),
		},
		{
			id: 'solitaire',
			picture: boardPicture('chullpa'),
			...sections.solitaire,
			href: makeRoute({ page: 'solitaire', puzzle: '' }),
		},
		{
			id: 'analysis',
			picture: stonePicture('T4', 'blue'),
			...sections.analysis,
			href: makeRoute({ page: 'analysis', from: '', id: '' }),
		},
		{
			id: 'puzzles',
			picture: boardPicture('pirka'),
			...sections.puzzles,
			href: makeRoute({ page: 'puzzles', kind: '' }),
		},
		{
			id: 'solutions',
			picture: stonePicture('B4', 'violet'),
			...sections.solutions,
			href: makeRoute({ page: 'solutions' }),
		},
		{
			id: 'rules',
			picture: boardPicture('coricancha'),
			...sections.rules,
			href: makeRoute({ page: 'rules', topic: '' }),
		},
		{
			id: 'workshop',
			picture: boardPicture('pisac'),
			...sections.workshop,
			href: makeRoute({ page: 'workshop', place: '' }),
		},
	];
}

/** The cards of all other sections. */
export function Sections() {
	const t = useTexts();
	return (
		<section className="home-sections">
			<h2 className="visually-hidden">{t.home.more}</h2>
			{homeSections(t).map(({ id, picture, title, text, href }) => (
				<a key={id} className="card home-card" href={href}>
					<span className="home-card-picture">{picture}</span>
					<span className="home-card-title">{title}</span>
					<span className="home-hint">{text}</span>
				</a>
			))}
		</section>
	);
}
