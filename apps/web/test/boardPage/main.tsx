/** A minimal board page, made of nothing but a builder, words and tools: the play surface does the rest. */
import '../../src/ui/tokens.css';
import '../../src/ui/base.css';
import { useCallback, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { SpeakProvider } from '../../src/i18n/useTexts.js';
import type { PlayDialog } from '../../src/play/keys.js';
import { PlayPage } from '../../src/play/PlayPage.js';
import { PlayTable } from '../../src/play/PlayTable.js';
import { StatusLine } from '../../src/play/StatusLine.js';
import { StoneActions } from '../../src/play/StoneActions.js';
import { startSession, useOpened } from '../../src/play/session.js';
import { useIs3D } from '../../src/play/useIs3D.js';
import { LookTools } from '../../src/play/ViewTools.js';
import { Button } from '../../src/ui/Button.js';
import { clearYard, openYard, YARD, YARD_WORDS } from './yard.js';

const open = (isCalm: () => boolean) =>
	startSession(openYard(), { builder: YARD, words: YARD_WORDS, isCalm });

function Yard() {
	const session = useOpened(useCallback(open, []));
	const depth = useIs3D();
	const [opened, setOpened] = useState<PlayDialog | null>(null);
	if (!session) return null;
	const clear = () => session.change(clearYard);
	return (
		<PlayPage
			session={session}
			is3D={depth.is3D}
			opened={opened}
			onOpen={setOpened}
			keys={[{ key: 'k', text: 'clear the yard', press: clear }]}
			back={{ to: { page: 'home' }, label: 'Home' }}
			title="Yard"
			panel={{ label: 'View', icon: 'layers', content: <LookTools session={session} is3D={depth.is3D} /> }}
		>
			<PlayTable session={session} depth={depth} hasTray>
				<StatusLine session={session} owner={null} onWhy={() => {}} />
				<Button onClick={clear}>Clear the yard</Button>
				<StoneActions session={session} is3D={depth.is3D} />
			</PlayTable>
		</PlayPage>
	);
}

createRoot(document.getElementById('root')!).render(
	<SpeakProvider language="en">
		<Yard />
	</SpeakProvider>,
);
