import { lazy, Suspense } from 'react';
import type { RuleCode } from './anchors.js';

const RulesDialog = lazy(async () => ({ default: (await import('./RulesDialog.js')).RulesDialog }));

interface Props {
	/** The code to explain; null if closed. */
	readonly code: RuleCode | null;
	readonly onClose: () => void;
}

/** The rule behind a refusal, over the table. The rule book is lazy-loaded. */
export function WhyDialog({ code, onClose }: Props) {
	return <Suspense>{code && <RulesDialog code={code} onClose={onClose} />}</Suspense>;
}
