import type { ApiError } from '../http/api.js';
import { useTexts } from '../i18n/useTexts.js';
import { sayError } from '../wording/sayError.js';

interface Props {
	readonly error: ApiError | null;
	/** Where only a password was asked for, it is not the name that is wrong. */
	readonly isOnlyPassword?: boolean;
}

/** Why what was sent was refused, told as soon as it is known. */
export function FormError({ error, isOnlyPassword = false }: Props) {
	const t = useTexts().people;
	const isPassword = isOnlyPassword && error?.code === 'wrongPassword';
	return (
		<div role="alert">
			{error && <p className="problem">{isPassword ? t.errors.wrongOldPassword : sayError(error, t)}</p>}
		</div>
	);
}
