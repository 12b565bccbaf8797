import { useEffect, useState } from 'react';
import { useBook } from '../../i18n/useTexts.js';
import { Button } from '../../ui/Button.js';
import { useStore } from '../../util/store.js';
import { activeSearch } from './active.js';
import { stopSearch } from './search.js';
import './search.css';

/** Stays visible on other pages during the search for an opponent. */
export function SearchBar() {
	const t = useBook();
	const search = useStore(activeSearch, (now) => now);
	if (!search) return null;
	return (
		<aside className="search-bar" aria-label={t.lobby.find}>
			<SearchStatus />
			<Button onClick={stopSearch}>{t.lobby.stop}</Button>
		</aside>
	);
}

/** The elapsed search time. Screen readers announce only that the search is running, not every second. */
export function SearchStatus() {
	const t = useBook();
	const search = useStore(activeSearch, (now) => now);
	const [now, setNow] = useState(Date.now);
	useEffect(() => {
		const timer = setInterval(() => setNow(Date.now()), 1000);
		return () => clearInterval(timer);
	}, []);
	if (!search) return null;
	const seconds = Math.max(0, Math.floor((now - search.since) / 1000));
	const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
	return (
		<p className="search-status">
			<span role="status">{search.isLost ? t.lobby.lost : t.lobby.searching}</span>{' '}
			<span role="timer">{time}</span>
		</p>
	);
}
