import { useTexts } from '../i18n/useTexts.js';
import { Dialog } from '../ui/Dialog.js';

const KEYS = [
	['← ↑ → ↓', 'arrows'],
	['W S', 'lift'],
	['D', 'drop'],
	['Z', 'turn'],
	['X', 'tip'],
	['Y', 'roll'],
	['F', 'fit'],
	['N', 'next'],
	[', .', 'stones'],
	['Enter', 'enter'],
	['Esc', 'escape'],
	['T', 'take'],
	['U', 'undo'],
	['O', 'frame'],
	['A', 'above'],
	['C', 'home'],
	['Q E', 'quarter'],
	['+ −', 'zoom'],
	['V', 'xray'],
	['[ ]', 'levels'],
	['?', 'help'],
] as const;

export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
	const t = useTexts();
	return (
		<Dialog title={t.solitaire.keys} onClose={onClose}>
			<h3>{t.game.mouseTitle}</h3>
			<p>{t.solitaire.mouse}</p>
			<h3>{t.game.touchTitle}</h3>
			<p>{t.solitaire.touch}</p>
			<dl className="soli-keys">
				{KEYS.map(([keys, name]) => (
					<div key={name}>
						<dt>
							{keys.split(' ').map((key) => (
								<kbd key={key}>{key}</kbd>
							))}
						</dt>
						<dd>{t.solitaire.keyList[name]}</dd>
					</div>
				))}
			</dl>
		</Dialog>
	);
}
