import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { GameScreen } from '../game/GameScreen.js';
import { ErrorBoundary } from '../ui/ErrorBoundary.js';
import { loadDialogs } from '../ui/lazyDialog.js';

const LocalEnd = lazy(async () => ({ default: (await import('../result/LocalEnd.js')).LocalEnd }));
const CoachMarks = lazy(async () => ({
	default: (await import('../result/CoachMarks.js')).CoachMarks,
}));

interface Props {
	readonly id: string;
	readonly problem: string | null;
	readonly onDismiss: () => void;
	readonly onOpenFile: (file: File) => void;
}

/** A game on this device, with lazy-loaded parts: tips during the game, the result at its end. */
export function LocalGame(props: Props) {
	return (
		<GameScreen
			{...props}
			end={(session, isOpen) => (
				<ErrorBoundary>
					<Suspense>
						<LocalEnd session={session} opens={isOpen} />
					</Suspense>
				</ErrorBoundary>
			)}
			help={(session) => (
				<AfterBoard>
					<CoachMarks session={session} />
				</AfterBoard>
			)}
		/>
	);
}

/** Content that is loaded only after the board is visible, so that it does not delay the board. */
function AfterBoard({ children }: { readonly children: ReactNode }) {
	const [isShown, setShown] = useState(false);
	useEffect(() => {
		if (isShown) return loadDialogs();
		const look = setInterval(() => {
			if (document.querySelector('[data-board="ready"]')) setShown(true);
		}, 250);
		return () => clearInterval(look);
	}, [isShown]);
	return (
		isShown && (
			<ErrorBoundary>
				<Suspense>{children}</Suspense>
			</ErrorBoundary>
		)
	);
}
