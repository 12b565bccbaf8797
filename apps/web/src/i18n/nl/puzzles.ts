import type { Book } from '../en/texts.js';
import { plural } from './format.js';

export const puzzles: Book['puzzles'] = {
	title: 'Puzzels uit partijen',
	intro: (count) =>
		plural(count, {
			other: '# stellingen uit sterke partijen. Telkens is één zet duidelijk beter dan alle andere.',
		}),
	rated: 'Puzzels met rating',
	ratedText:
		'Net zo moeilijk als jij aankunt. Je eerste antwoord telt, voor jouw rating en voor die van de puzzel.',
	rush: 'Tegen de klok',
	rushText: 'Drie minuten, drie fouten. Hoeveel los je er op?',
	own: 'Uit je eigen partijen',
	ownNone: 'Kijk een partij na op het analysebord en maak er dan puzzels van.',
	ownCount: (count) =>
		plural(count, { one: '# puzzel uit je eigen partijen.', other: '# puzzels uit je eigen partijen.' }),
	rating: 'Je rating',
	onlineRating: 'Je rating online',
	waiting: (count) =>
		plural(count, {
			one: '# antwoord wordt verstuurd zodra je weer online bent.',
			other: '# antwoorden worden verstuurd zodra je weer online bent.',
		}),
	streak: 'Reeks',
	streakOf: (now, best) => `${now} (record: ${best})`,
	solved: 'Meteen opgelost',
	solvedOf: (solved, tried) => `${solved} van ${tried}`,
	bestRush: 'Record tegen de klok',
	theme: 'Thema',
	anyTheme: 'Alle thema’s',
	difficulty: (rating) => `Moeilijkheid ${rating}`,
	panel: 'Resultaten en thema',
	panelShort: 'Resultaten',
	allSolved: 'Je hebt al deze puzzels geprobeerd. Kom later terug of kies een ander thema.',
	find: 'Zoek de beste zet.',
	progress: {
		trying: 'Eén zet is duidelijk de beste.',
		wrong: 'Dat is hem niet. Probeer het nog eens; het telt nu niet meer mee.',
		solved: 'Opgelost!',
		shown: 'Dit is de oplossing.',
	},
	showSolution: 'Oplossing tonen',
	next: 'Volgende puzzel',
	analyse: 'Analyseren',
	worthWin: (win, otherwise) => `Deze zet geeft ${win} winstkans; de op één na beste zet maar ${otherwise}.`,
	worthPoints: (gain) => `Deze zet levert ${gain} punten meer op dan de op één na beste zet.`,
	proof: {
		exact: 'Bewezen: alle zetten zijn tot het einde doorgerekend.',
		deep: 'Gevonden door lang te zoeken.',
	},
	goesOn: (line) => `Beste vervolg: ${line}`,
	rushFacts: (solved, left) => `Opgelost: ${solved} · Fouten over: ${left}`,
	rushEnd: (count) =>
		plural(count, { one: 'Je hebt # puzzel opgelost.', other: 'Je hebt # puzzels opgelost.' }),
	rushBest: (best) => `Je record: ${best}`,
	rushAgain: 'Nog een keer',
	themes: {
		lastStone: { title: 'Laatste steen wint', text: 'Je laatste steen beslist de partij.' },
		shutOut: { title: 'Ingesloten', text: 'Een tegenstander kan daarna geen steen meer plaatsen.' },
		twoSquares: {
			title: 'Twee velden tegelijk',
			text: 'Eén steen neemt tegenstanders meerdere velden af.',
		},
		capstone: {
			title: 'Sluitsteen',
			text: 'Een veld bereikt de maximale hoogte. Niemand kan het nog bedekken.',
		},
		patience: { title: 'Geduld', text: 'Andere zetten leveren nu meer punten op, deze later.' },
		onlyWin: { title: 'Enige winnende zet', text: 'Met elke andere zet verlies je of speel je gelijk.' },
		saveTie: {
			title: 'Gelijkspel redden',
			text: 'Winnen kan niet meer, maar met één zet speel je nog gelijk.',
		},
		points: { title: 'Punten', text: 'De uitslag staat vast; één zet levert duidelijk meer punten op.' },
		plan: { title: 'Plan', text: 'Er komt nog veel, en één zet bereidt dat het best voor.' },
	},
};
