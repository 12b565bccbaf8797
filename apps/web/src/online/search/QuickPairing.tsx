import { type PairingPools, QUICK_BOARDS, SPEED_CLOCKS, SPEEDS, type Speed } from '@rumis/protocol';
import { useState } from 'react';
import { storeName } from '../../device/online.js';
import type { ApiError } from '../../http/api.js';
import { useLoaded, useRenewal } from '../../http/loaded.js';
import { useBook } from '../../i18n/useTexts.js';
import { playQuickly } from '../../records/openGames.js';
import { Button } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import { RadioCards } from '../../ui/RadioCards.js';
import { Select } from '../../ui/Select.js';
import { useStore } from '../../util/store.js';
import { notify } from '../table/browserNotices.js';
import { sayRule } from '../table/clocks.js';
import { NameField, useOwnName } from '../table/ownName.js';
import { Problem } from '../table/Problem.js';
import { activeSearch } from './active.js';
import { SearchStatus } from './SearchBar.js';
import { startSearch, stopSearch } from './search.js';
import './search.css';

/** Finds an opponent who wants the same kind of game. */
export function QuickPairing() {
	const t = useBook();
	const isSearching = useStore(activeSearch, (now) => now !== null);
	return (
		<section className="card search-card" aria-labelledby="quick-pairing">
			<h2 id="quick-pairing">{t.lobby.find}</h2>
			{isSearching ? <Searching /> : <Wanted />}
		</section>
	);
}

/** While waiting: the elapsed time, and something to do meanwhile. */
function Searching() {
	const t = useBook();
	return (
		<>
			<SearchStatus />
			<div className="online-buttons">
				<Button look="primary" icon={<Icon name="bot" />} onClick={() => playQuickly()}>
					{t.lobby.botMeanwhile}
				</Button>
				<Button onClick={stopSearch}>{t.lobby.stop}</Button>
			</div>
			<p className="online-hint">{t.lobby.botHint}</p>
		</>
	);
}

/** The value of a select is a string: this one means any board. */
const ANY = '';

function Wanted() {
	const t = useBook();
	const own = useOwnName();
	const [speed, setSpeed] = useState<Speed>('fast');
	const [board, setBoard] = useState(ANY);
	const [error, setError] = useState<ApiError | null>(null);
	const [isBusy, setBusy] = useState(false);
	const look = async () => {
		setBusy(true);
		if (own.account === null) storeName(own.name);
		const name = own.account === null && own.name.trim() !== '' ? { name: own.name.trim() } : {};
		const tell = () => void notify(t.lobby.found, t.lobby.foundText, 'pairing');
		setError(await startSearch({ speed, scenario: board === ANY ? null : board, ...name }, tell));
		setBusy(false);
	};
	return (
		<>
			<RadioCards
				legend={t.lobby.speed}
				isLegendHidden
				className="search-speeds"
				cards={SPEEDS.map((value) => ({
					value,
					title: t.lobby.speeds[value],
					text: sayRule(SPEED_CLOCKS[value], t),
				}))}
				value={speed}
				onChange={setSpeed}
			/>
			<div className="search-row">
				<Select
					label={t.lobby.board}
					options={[
						{ value: ANY, label: t.lobby.anyBoard },
						...QUICK_BOARDS.map(({ id, name }) => ({ value: id, label: name })),
					]}
					value={board}
					onChange={setBoard}
				/>
				{own.account === null && <NameField name={own.name} onChange={own.setName} />}
			</div>
			<div className="online-buttons">
				<Button look="primary" className="online-big" disabled={isBusy} onClick={() => void look()}>
					{t.lobby.start}
				</Button>
				<Others />
			</div>
			<Problem error={error} />
		</>
	);
}

const RENEW_MS = 5000;

/** The number of other players searching right now. */
function Others() {
	const t = useBook();
	const { loaded, reload } = useLoaded<PairingPools>('pairing/pools');
	useRenewal(reload, RENEW_MS);
	const pools = loaded.kind === 'ready' ? loaded.value.pools : [];
	const waiting = pools.reduce((sum, pool) => sum + pool.waiting, 0);
	return <p className="online-hint">{waiting > 0 ? t.lobby.waiting(waiting) : t.lobby.hint}</p>;
}
