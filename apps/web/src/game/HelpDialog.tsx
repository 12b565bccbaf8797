import { useTexts } from '../i18n/useTexts.js';
import { Dialog } from '../ui/Dialog.js';

const KEYS = [
	['← ↑ → ↓', 'arrows'],
	['Z', 'turn'],
	['X', 'tip'],
	['Y', 'roll'],
	['F', 'fit'],
	['N', 'place'],
	[', .', 'stones'],
	['Enter', 'enter'],
	['Esc', 'escape'],
	['U', 'undo'],
	['H', 'hint'],
	['A', 'above'],
	['C', 'home'],
	['Q E', 'quarter'],
	['+ −', 'zoom'],
	['V', 'xray'],
	['[ ]', 'levels'],
	['B', 'read'],
	['M', 'type'],
	['?', 'help'],
] as const;

interface Props {
	/** Whether hints are given here. */
	readonly hasHints: boolean;
	readonly onClose: () => void;
}

export function HelpDialog({ hasHints, onClose }: Props) {
	const t = useTexts();
	const keys = KEYS.filter(([, name]) => hasHints || name !== 'hint');
	return (
		<Dialog title={t.game.keys} onClose={onClose}>
			<h3>{t.game.mouseTitle}</h3>
			<p>{t.game.mouse}</p>
			<h3>{t.game.touchTitle}</h3>
			<p>{t.game.touch}</p>
			<dl className="game-keys">
				{keys.map(([keys, name]) => (
					<div key={name}>
						<dt>
							{keys.split(' ').map((key) => (
								<kbd key={key}>{key}</kbd>
							))}
						</dt>
						<dd>{t.game.keyList[name]}</dd>
					</div>
				))}
			</dl>
		</Dialog>
	);
}
