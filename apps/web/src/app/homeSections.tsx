import { findBuiltin, type Owner, type Stone } from '@rumis/rules';
import type { ReactNode } from 'react';
import { ScenarioPicture } from '../board/ScenarioPicture.js';
import { StonePicture } from '../board/StonePicture.js';
import type { Texts } from '../i18n/texts.js';
import type { HomeSection } from './HomePage.js';
import { makeRoute } from './route.js';

const stonePicture = (stone: Stone, owner: Owner) => <StonePicture stone={stone} owner={owner} box="tight" />;

const boardPicture = (id: string): ReactNode => {
	const scenario = findBuiltin(id);
	return scenario && <ScenarioPicture scenario={scenario} players={2} />;
};

/** What there is to do besides a game, the newcomer's way first. */
export function homeSections(t: Texts): readonly HomeSection[] {
	const { sections } = t.home;
	return [
		{
			id: 'lesson',
			picture: stonePicture('P4', 'green'),
			...sections.lesson,
			href: makeRoute({ page: 'lesson' }),
		},
		{
			id: 'solitaire',
			picture: boardPicture('chullpa'),
			...sections.solitaire,
			href: makeRoute({ page: 'solitaire', puzzle: '' }),
		},
		{
			id: 'ways',
			picture: stonePicture('B4', 'violet'),
			...sections.ways,
			href: makeRoute({ page: 'ways' }),
		},
		{
			id: 'rules',
			picture: boardPicture('coricancha'),
			...sections.rules,
			href: makeRoute({ page: 'rules', topic: '' }),
		},
	];
}
