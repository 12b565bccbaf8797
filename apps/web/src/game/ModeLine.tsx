import type { ModeId } from '@rumis/rules';
import { useState } from 'react';
import { deviceStorage, KEYS } from '../device/storage.js';
import { useTexts } from '../i18n/useTexts.js';
import { Button } from '../ui/Button.js';
import { Icon } from '../ui/Icon.js';

const readSeen = (): readonly string[] =>
	(deviceStorage.read(KEYS.modeLines) ?? '').split(' ').filter(Boolean);

/** The special rule of this mode in one line, until the player has read it. Hidden for the standard rules. */
export function ModeLine({ mode }: { readonly mode: ModeId }) {
	const t = useTexts();
	const [seen, setSeen] = useState(readSeen);
	if (mode === 'standard' || seen.includes(mode)) return null;
	const dismiss = () => {
		const next = [...new Set([...readSeen(), mode])];
		deviceStorage.write(KEYS.modeLines, next.join(' '));
		setSeen(next);
	};
	return (
		<p className="game-mode-line">
			<span>
				<strong>{t.rules.modes[mode]}:</strong> {t.rules.modeLines[mode]}
			</span>
			<Button look="quiet" label={t.common.close} icon={<Icon name="close" />} onClick={dismiss} />
		</p>
	);
}
