import type { ApiError } from '../../http/api.js';
import { useTexts } from '../../i18n/useTexts.js';
import { sayRefusal } from '../../wording/sayRefusal.js';

/** Why something was refused, announced immediately. */
export function Problem({ error }: { readonly error: ApiError | null }) {
	const t = useTexts();
	return (
		<p role="alert" className="online-problem">
			{error && sayRefusal(error, t)}
		</p>
	);
}
