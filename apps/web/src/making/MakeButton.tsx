import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../i18n/useTexts.js';
import { Button } from '../ui/Button.js';
import type { Built } from './MakeDialog.js';

/** Printing is loaded when somebody wants to print. */
const MakeDialog = lazy(async () => ({ default: (await import('./MakeDialog.js')).MakeDialog }));

/** Prints what has been built, wherever that is. */
export function MakeButton(built: Built) {
	const t = useTexts().game;
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<Button icon="print" onClick={() => setOpen(true)}>
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
