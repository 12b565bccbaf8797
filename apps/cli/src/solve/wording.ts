/** English texts for the codes of the solver package. Codes are data; the texts are up to the app. */
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
	shapeEmpty: 'the shape has no cells',
	shapeSign: 'a shape consists of # and dots, with levels from the ground up, separated by empty lines',
	shapeSize: 'sides are 1 to 32, and a shape has at most 1024 cells',
	shapePlayers: 'the scenario has no limits for this number of players',
};

export function sayShape({ code, line, column }: ShapeError): string {
	return line === undefined ? SHAPE[code] : `line ${line}, column ${column}: ${SHAPE[code]}`;
}

const STOCK: Readonly<Record<StockError['code'], string>> = {
	stockStone: 'no such stone',
	stockCount: 'after * there must be a number, or a range as in I2*0-4',
	stockTwice: 'the same stone appears twice',
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
		'these stones are not their own mirror image, so reflections are not solutions of the same set',
};

export const sayCount = ({ code }: CountError): string => COUNT[code];

const STATE: Readonly<Record<StateError['code'], string>> = {
	stateForm: 'not a saved count',
	stateVersion: 'the saved count is from another version',
	stateCheck: 'the saved count is damaged',
	stateForeign: 'the saved count belongs to a different puzzle',
	stateUnits: 'the saved count does not fit this version of the solver',
};

export const sayState = ({ code }: StateError): string => STATE[code];

const GENERATE: Readonly<Record<GenerateError['code'], string>> = {
	wishShape:
		'unknown shape; examples are cube-4, box-2x4x8 and pisac-3 (a scenario and a number of players); a board file or link needs --players',
	wishColours: 'there are 1 to 6 colours',
	wishVolume: 'this many colours cannot fill this shape',
	wishUnsolved: 'no solution was found for this shape with this many colours',
	wishGrade: 'no puzzle of this grade was found; try another seed or grade',
};

export const sayGenerate = ({ code }: GenerateError): string => GENERATE[code];

const PUZZLE_TEXT: Readonly<Record<PuzzleTextError['code'], string>> = {
	puzzleForm:
		'a puzzle is one line: name, shape, colours, grade, cells, box, and perhaps level and colours of the stones',
	puzzleName: 'not a valid puzzle name',
	puzzleShape: 'unknown shape',
	puzzleColours: 'there are 1 to 6 colours',
	puzzleGrade: 'unknown grade',
	puzzleCells: 'the cells do not match the shape',
	puzzleStone: 'not a stone, or more of them than there are',
	puzzleVolume: 'the stones in the box do not fill the empty cells',
	puzzleLevel: 'the level is touching or rules',
};

export const sayPuzzleText = ({ code, found }: PuzzleTextError): string => `${PUZZLE_TEXT[code]}: ${found}`;

export const sayDate = ({ found }: DateError): string => `not a date like 2026-11-15: ${found}`;
