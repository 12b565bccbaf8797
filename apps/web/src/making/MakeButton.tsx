import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../i18n/useTexts.js';
import { Button } from '../ui/Button.js';
import { Icon } from '../ui/Icon.js';
import type { Built } from './MakeDialog.js';

/** The print dialog is lazy-loaded. */
const MakeDialog = lazy(async () => ({ default: (await import('./MakeDialog.js')).MakeDialog }));

/** Opens the print dialog for a building. */
export function MakeButton(built: Built) {
	const t = useTexts().game;
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<Button icon={<Icon name="print" />} onClick={() => setOpen(true)}>
				{t.make}
			</Button>
			{isOpen && (
				<Suspense>
					<MakeDialog {...built} onClose={() => setOpen(false)} />
				</Suspense>
			)}
		</>
	);
}
