/** What is known about a built-in board: printed, or reconstructed. */
export interface SourceText {
	readonly plan: string;
	readonly limits: string;
}

const PRINTED = 'Printed in the rulebooks.';
const RECONSTRUCTED = 'Reconstructed.';
const AS_COLCA = 'Reconstructed, like those of Colca.';

/** The buildings behind the built-in boards: a fact about each, and where its plan and heights come from. */
export const buildings = {
	facts: {
		chullpa: 'A chullpa was a funeral tower. It kept mummies and their treasures safe for centuries.',
		pirka: 'For lesser buildings, walls like this were made of rough stones set in mud.',
		tambo: 'A day’s walk apart, tambos gave messengers and travellers on the Inca roads food and a bed.',
		coricancha:
			'The “Corral of Gold” in Cusco was the most important temple of the empire. Gold covered its walls.',
		pisac: 'Stairways like those of Pisac made the steep slopes of the Andes passable.',
		cucho:
			'Cucho means corner. The most famous stone of Cusco has twelve of them, and still it fits its neighbours without a gap.',
		colca: 'Storehouses stood in long rows on windy slopes, where maize and potatoes stayed cool and dry.',
		puncu: 'An Inca gateway is narrower at the top than at the bottom. This shape survives earthquakes.',
		apachita: 'At mountain passes travellers add a stone to the heap and give thanks for a safe journey.',
		chaka:
			'The Inca crossed gorges on bridges of woven grass. One of them, Q’eswachaka, is woven anew every year.',
		huaca:
			'A rock, a spring or a whole mountain can be a huaca, a sacred place. Around Cusco there were more than three hundred.',
		incahuasi:
			'Several ruins are called House of the Inca. One of them, in a desert valley in Peru, is said to be a small copy of Cusco.',
	},
	sources: {
		chullpa: {
			plan: '4 by 5 squares, as in a published computer version. The scoring examples in the rulebooks also add up to 20 visible squares.',
			limits: PRINTED,
		},
		pirka: {
			plan: 'The L shape and the flat height come from published reviews. The size, 40 squares, is reconstructed.',
			limits: PRINTED,
		},
		tambo: {
			plan: 'That it is flat is printed. The shape, a house around a courtyard with 40 squares, is reconstructed.',
			limits: RECONSTRUCTED,
		},
		coricancha: {
			plan: 'A published review describes a square base, an outer ring of height 1 and a centre of height 4. The size is reconstructed, and so is the red line, which leaves out the outer ring.',
			limits: PRINTED,
		},
		pisac: {
			plan: 'A published review describes steps from 1 to 8. The width is reconstructed: with 4 squares there is room for exactly 120 cubes, enough for 3 players.',
			limits: PRINTED,
		},
		cucho: {
			plan: 'It is printed that every row has its own height and that the maximum height depends on the number of players. The shape is reconstructed.',
			limits: RECONSTRUCTED,
		},
		colca: {
			plan: 'Reconstructed. With 20 squares within the red line, the printed heights work out exactly.',
			limits: 'Printed in the rulebook of RUMIS+.',
		},
		puncu: { plan: RECONSTRUCTED, limits: AS_COLCA },
		apachita: { plan: RECONSTRUCTED, limits: AS_COLCA },
		chaka: { plan: RECONSTRUCTED, limits: RECONSTRUCTED },
		huaca: {
			plan: 'Reconstructed. It fits every printed height, at 40 cubes for each player.',
			limits:
				'The heights, the red line for 2 players and the blue line for 3 are printed in the rulebook of RUMIS+. The blue line for 4 players follows from the volume.',
		},
		incahuasi: { plan: RECONSTRUCTED, limits: RECONSTRUCTED },
	} satisfies Record<string, SourceText>,
} as const;
