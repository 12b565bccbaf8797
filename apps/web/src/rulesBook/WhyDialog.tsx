import { lazy, Suspense } from 'react';
import type { RuleCode } from './anchors.js';

const RulesDialog = lazy(async () => ({ default: (await import('./RulesDialog.js')).RulesDialog }));

interface Props {
	/** What is to be explained; null when nobody asks. */
	readonly code: RuleCode | null;
	readonly onClose: () => void;
}

/** The rule that somebody asks about, over the table. The book is loaded only then. */
export function WhyDialog({ code, onClose }: Props) {
	return <Suspense>{code && <RulesDialog code={code} onClose={onClose} />}</Suspense>;
}
