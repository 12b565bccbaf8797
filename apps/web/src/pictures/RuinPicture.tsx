import { layNamedRuin, Position, type Ruin, type Scenario } from '@rumis/rules';
import { memo, useMemo } from 'react';
import { type FullBuilding, fullBuilding, TONES } from '../board/fullBuilding.js';
import { BuildingPicture } from './ScenarioPicture.js';

interface Props {
	readonly scenario: Scenario;
	readonly ruin: Ruin;
}

/** A ruin of the collection on its board. Decorative: its name is next to it. */
export const RuinPicture = memo(function RuinPicture({ scenario, ruin }: Props) {
	const building = useMemo(() => ruinBuilding(scenario, ruin), [scenario, ruin]);
	return <BuildingPicture scenario={scenario} building={building} />;
});

function ruinBuilding(scenario: Scenario, ruin: Ruin): FullBuilding {
	const { players } = ruin;
	const bare = fullBuilding(scenario, players, 'ruinas');
	const position = Position.start({ scenario, players, mode: 'ruinas', start: 'yellow' });
	if (!position.ok || !layNamedRuin(position.value, ruin).ok) return { ...bare, blocks: [] };
	const stones = position.value.stones();
	return { ...bare, blocks: stones.map(({ cells }, at) => ({ cells, beyond: false, tone: at % TONES })) };
}
