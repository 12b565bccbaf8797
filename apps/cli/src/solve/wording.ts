/** English sentences for the codes of the solver package. Codes are data; their wording belongs to an app. */
import type {
	CountError,
	DateError,
	GenerateError,
	PuzzleError,
	PuzzleTextError,
	ShapeError,
	StateError,
	StockError,
} from '@rumis/solver';

const SHAPE: Readonly<Record<ShapeError['code'], string>> = {
	shapeEmpty: 'the shape has no cell',
	shapeSign: 'a shape is made of # and dots, levels from the ground up with an empty line between them',
	shapeSize: 'sides are 1 to 32, and a shape has at most 1024 cells',
	shapePlayers: 'the scenario has no limits for this number of players',
};

export function sayShape({ code, line, column }: ShapeError): string {
	return line === undefined ? SHAPE[code] : `line ${line}, column ${column}: ${SHAPE[code]}`;
}

const STOCK: Readonly<Record<StockError['code'], string>> = {
	stockStone: 'no such stone',
	stockCount: 'after * comes a number, or the least and the most as in I2*0-4',
	stockTwice: 'the same stone twice',
	stockEmpty: 'no stone given',
	stockColours: 'there are 1 to 6 colours',
};

export const sayStock = ({ code, found }: StockError): string =>
	found ? `${STOCK[code]}: ${found.slice(0, 40)}` : STOCK[code];

export function sayPuzzle({ code, cells, least, most }: PuzzleError): string {
	if (code === 'volumeShort') return `the shape has ${cells} cells, the stones have only ${most} cubes`;
	if (code === 'volumeLong')
		return `the shape has ${cells} cells, the stones that must be used have ${least}`;
	return `no choice of these stones has exactly ${cells} cubes`;
}

const COUNT: Readonly<Record<CountError['code'], string>> = {
	mirrorMissing:
		'these stones are not their own mirror image, so reflections are no solutions of the same set',
};

export const sayCount = ({ code }: CountError): string => COUNT[code];

const STATE: Readonly<Record<StateError['code'], string>> = {
	stateForm: 'not a saved count',
	stateVersion: 'a saved count of another version',
	stateCheck: 'the saved count is damaged',
	stateForeign: 'the saved count belongs to another question',
	stateUnits: 'the saved count does not fit this version of the solver',
};

export const sayState = ({ code }: StateError): string => STATE[code];

const GENERATE: Readonly<Record<GenerateError['code'], string>> = {
	wishShape:
		'unknown shape; shapes are called cube-4, box-2x4x8, or after a scenario and its players, pisac-3',
	wishColours: 'there are 1 to 6 colours',
	wishVolume: 'so many colours cannot fill this shape',
	wishUnsolved: 'no way was found to fill this shape with so many colours',
	wishGrade: 'no puzzle of this grade was found; try another seed or grade',
};

export const sayGenerate = ({ code }: GenerateError): string => GENERATE[code];

const PUZZLE_TEXT: Readonly<Record<PuzzleTextError['code'], string>> = {
	puzzleForm: 'a puzzle is one line of six words: name, shape, colours, grade, cells, box',
	puzzleName: 'not a name for a puzzle',
	puzzleShape: 'unknown shape',
	puzzleColours: 'there are 1 to 6 colours',
	puzzleGrade: 'unknown grade',
	puzzleCells: 'the cells do not have the form of the shape',
	puzzleStone: 'not a stone, or more of them than there are',
	puzzleVolume: 'the stones of the box do not fill what is empty',
};

export const sayPuzzleText = ({ code, found }: PuzzleTextError): string => `${PUZZLE_TEXT[code]}: ${found}`;

export const sayDate = ({ found }: DateError): string => `not a date like 2026-11-15: ${found}`;
