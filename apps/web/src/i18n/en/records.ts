import type { CompactError } from '@rumis/rules';
import { pluralFor } from '../plural.js';

const plural = pluralFor('en');

export const records = {
	title: 'Save, open, share',
	games: 'Games on this device',
	gameRunning: (stones: number) => plural(stones, { one: '# stone placed', other: '# stones placed' }),
	gameOver: 'finished',
	remove: (game: string) => `Remove ${game}`,
	save: 'Save as a file',
	open: 'Open a file',
	share: 'Copy a link to this game',
	linkLabel: 'Link to this game',
	dropHere: 'Drop the file to open the game',
	openFailed: 'The game could not be opened.',
	gameMissing: 'This game is not on this device any more.',
	gameBroken: 'The kept game is damaged and cannot be opened.',
	fileUnreadable: 'The file cannot be read.',
	fileLarge: 'The file is too large for a game.',
	impossible: 'Such a game cannot be set up.',
	place: (line: number, column: number) => `Line ${line}, column ${column}:`,
	link: {
		compactForm: 'The link is not complete.',
		compactVersion: 'This is not a game link that this version can read.',
		compactScenario: 'The link names a board that is not known here.',
		compactSetup: 'No such game can be set up.',
		compactMoves: 'The moves in the link cannot be read.',
		compactCheck: 'A letter of the link is missing or wrong.',
	} satisfies Record<CompactError['code'], string>,
	errors: {
		tagBroken: 'A tag is broken; [Name "value"] is expected.',
		tagTwice: (tag: string) => `The tag ${tag} stands twice.`,
		tagMissing: (tag: string) => `The tag ${tag} is missing.`,
		tagValue: (tag: string) => `The value of the tag ${tag} is not understood.`,
		tagScenario: (tag: string) => `The board in the tag ${tag} is not sound.`,
		tagScenarioUnknown: 'The board is not known, and the record does not bring its plan.',
		recordLong: 'The record is too long.',
		variationDeep: 'Variations are nested too deeply.',
		variationEmpty: 'A variation has no move.',
		variationStray: 'A bracket belongs to no variation.',
		variationOpen: 'A variation is not closed.',
		afterResult: 'There is more text after the result.',
		wordUnknown: (word: string) => `Not understood: ${word}`,
		resultWrong: (expected: string) => `The result does not agree with the moves, which give ${expected}.`,
		move: (move: string, reason: string) => `${move}: ${reason}`,
	},
} as const;
