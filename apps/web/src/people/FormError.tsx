import type { ApiError } from '../http/api.js';
import { useTexts } from '../i18n/useTexts.js';
import { sayError } from '../wording/sayError.js';

interface Props {
	readonly error: ApiError | null;
	/** If only a password was asked for, the message does not mention the name. */
	readonly isOnlyPassword?: boolean;
}

/** Why the request was refused, announced immediately. */
export function FormError({ error, isOnlyPassword = false }: Props) {
	const t = useTexts().people;
	const isPassword = isOnlyPassword && error?.code === 'wrongPassword';
	return (
		<div role="alert">
			{error && <p className="people-bad">{isPassword ? t.errors.wrongOldPassword : sayError(error, t)}</p>}
		</div>
	);
}
