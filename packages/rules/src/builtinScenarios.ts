// Made from the files in scenarios/ by `npm run scenarios`; change those, not this.
import type { Scenario } from './board/scenario.js';

/** The boards of the boxes, in the order in which they are offered. */
export const SCENARIOS: readonly Scenario[] = [
{
	"id": "chullpa",
	"name": "Chullpa",
	"gloss": "burial tower",
	"plan": [
		"8888",
		"8888",
		"8888",
		"8888",
		"8888"
	],
	"limits": {
		"2": { "height": 4 },
		"3": { "height": 6 },
		"4": { "height": 8 }
	},
	"source": {
		"limits": "rulebooks",
		"plan": "public implementation (5 by 4); the rulebooks' scoring examples also add up to 20 visible squares"
	}
},
{
	"id": "pirka",
	"name": "Pirka",
	"gloss": "wall",
	"plan": [
		"4444..",
		"4444..",
		"4444..",
		"4444..",
		"444444",
		"444444",
		"444444",
		"444444"
	],
	"limits": {
		"2": { "height": 2 },
		"3": { "height": 3 },
		"4": { "height": 4 }
	},
	"source": {
		"limits": "rulebooks",
		"plan": "L shape and flat height from published reviews; size reconstructed (40 squares)"
	}
},
{
	"id": "tambo",
	"name": "Tambo",
	"gloss": "wayside inn",
	"plan": [
		"4444444",
		"4444444",
		"44...44",
		"44...44",
		"44...44",
		"4444444",
		"4444444"
	],
	"limits": {
		"2": { "height": 2 },
		"3": { "height": 3 },
		"4": { "height": 4 }
	},
	"source": {
		"limits": "reconstructed",
		"plan": "flat height from the rulebooks; shape reconstructed (a house round a courtyard, 40 squares)"
	}
},
{
	"id": "coricancha",
	"name": "Coricancha",
	"gloss": "temple pyramid",
	"plan": [
		"11111111",
		"12222221",
		"12333321",
		"12344321",
		"12344321",
		"12333321",
		"12222221",
		"11111111"
	],
	"zones": [
		"........",
		".rrrrrr.",
		".rrrrrr.",
		".rrrrrr.",
		".rrrrrr.",
		".rrrrrr.",
		".rrrrrr.",
		"........"
	],
	"limits": {
		"2": { "height": 4, "zone": "r" },
		"3": { "height": 4 },
		"4": { "height": 4 }
	},
	"source": {
		"limits": "rulebooks",
		"plan": "square base, outer ring height 1, centre height 4 from a published review; size reconstructed; red line reconstructed (the outer ring is dropped)"
	}
},
{
	"id": "pisac",
	"name": "Pisac",
	"gloss": "stairway",
	"plan": [
		"8888",
		"7777",
		"6666",
		"5555",
		"4444",
		"3333",
		"2222",
		"1111"
	],
	"limits": {
		"2": { "height": 4 },
		"3": { "height": 5 },
		"4": { "height": 8 }
	},
	"source": {
		"limits": "rulebooks",
		"plan": "steps from 1 to 8 from a published review; width reconstructed (4 makes exactly 120 cubes for 3 players)"
	}
},
{
	"id": "cucho",
	"name": "Cucho",
	"gloss": "corner",
	"plan": [
		"87654321",
		"7654321.",
		"654321..",
		"54321...",
		"4321....",
		"321.....",
		"21......",
		"1......."
	],
	"limits": {
		"2": { "height": 3 },
		"3": { "height": 5 },
		"4": { "height": 8 }
	},
	"source": {
		"limits": "reconstructed",
		"plan": "a per-row height plan whose total height also depends on the players (rulebooks); shape reconstructed"
	}
},
{
	"id": "colca",
	"name": "Colca",
	"gloss": "storehouse",
	"plan": [
		"66666666",
		"66666666",
		"66666666",
		"66666666",
		"66666666"
	],
	"zones": [
		"rrrr....",
		"rrrr....",
		"rrrr....",
		"rrrr....",
		"rrrr...."
	],
	"limits": {
		"2": { "height": 4, "zone": "r" },
		"3": { "height": 6, "zone": "r" },
		"4": { "height": 4 },
		"5": { "height": 5 },
		"6": { "height": 6 }
	},
	"transfer": true,
	"source": {
		"limits": "rulebook of RUMIS+",
		"plan": "reconstructed (20 squares inside the red line fit the printed heights exactly)"
	}
},
{
	"id": "puncu",
	"name": "Puncu",
	"gloss": "gateway",
	"plan": [
		"66666666",
		"66666666",
		"66666666",
		"66666666",
		"66....66",
		"66....66"
	],
	"zones": [
		"rrrr....",
		"rrrr....",
		"rrrr....",
		"rrrr....",
		"rr......",
		"rr......"
	],
	"limits": {
		"2": { "height": 4, "zone": "r" },
		"3": { "height": 6, "zone": "r" },
		"4": { "height": 4 },
		"5": { "height": 5 },
		"6": { "height": 6 }
	},
	"transfer": true,
	"source": {
		"limits": "reconstructed (as Colca)",
		"plan": "reconstructed"
	}
},
{
	"id": "apachita",
	"name": "Apachita",
	"gloss": "cairn",
	"plan": [
		".666666.",
		"66666666",
		"66666666",
		"66666666",
		"66666666",
		".666666."
	],
	"zones": [
		".rrr....",
		"rrrr....",
		"rrrr....",
		"rrrr....",
		"rrrr....",
		".rrr...."
	],
	"limits": {
		"2": { "height": 4, "zone": "r" },
		"3": { "height": 6, "zone": "r" },
		"4": { "height": 4 },
		"5": { "height": 5 },
		"6": { "height": 6 }
	},
	"transfer": true,
	"source": {
		"limits": "reconstructed (as Colca)",
		"plan": "reconstructed"
	}
},
{
	"id": "chaka",
	"name": "Chaka",
	"gloss": "bridge",
	"plan": [
		"88888",
		"88888",
		"33333",
		"33333",
		"22222",
		"22222",
		"33333",
		"33333",
		"88888",
		"88888"
	],
	"zones": [
		"rrrrr",
		"rrrrr",
		"rrrrr",
		"rrrrr",
		"rrrrr",
		".....",
		".....",
		".....",
		".....",
		"....."
	],
	"limits": {
		"2": { "height": 4, "zone": "r" },
		"3": { "height": 8, "zone": "r" },
		"4": { "height": 4 },
		"5": { "height": 6 },
		"6": { "height": 8 }
	},
	"source": {
		"limits": "reconstructed",
		"plan": "reconstructed"
	}
},
{
	"id": "huaca",
	"name": "Huaca",
	"gloss": "shrine",
	"plan": [
		"1335555331",
		"1335555331",
		"1335555331",
		"1335555331",
		"1335555331",
		"2222222222",
		"2222222222",
		"1111111111",
		"1111111111",
		"1111111111"
	],
	"zones": [
		".bbrrrrbb.",
		".bbrrrrbb.",
		".bbrrrrbb.",
		".bbrrrrbb.",
		".bbrrrrbb.",
		"..........",
		"..........",
		"..........",
		"..........",
		".........."
	],
	"limits": {
		"2": { "height": 4, "zone": "r" },
		"3": { "height": 3, "zone": "b" },
		"4": { "height": 5, "zone": "b" },
		"5": { "height": 3 },
		"6": { "height": 5 }
	},
	"source": {
		"limits": "rulebook of RUMIS+ (heights printed; red line for 2 and blue line for 3 printed, blue line for 4 inferred from the volume)",
		"plan": "reconstructed (fits every printed height at 40 cubes a player)"
	}
},
{
	"id": "incahuasi",
	"name": "Incahuasi",
	"gloss": "house of the Inca",
	"plan": [
		"1111111111",
		"1111111111",
		"5555555555",
		"5555555555",
		"5555555555",
		"5555555555",
		"1111111111",
		"1111111111"
	],
	"zones": [
		"rrrrr.....",
		"rrrrr.....",
		"rrrrr.....",
		"rrrrr.....",
		"rrrrr.....",
		"rrrrr.....",
		"rrrrr.....",
		"rrrrr....."
	],
	"limits": {
		"2": { "height": 3, "zone": "r" },
		"3": { "height": 5, "zone": "r" },
		"4": { "height": 3 },
		"5": { "height": 4 },
		"6": { "height": 5 }
	},
	"source": {
		"limits": "reconstructed",
		"plan": "reconstructed"
	}
},
];
