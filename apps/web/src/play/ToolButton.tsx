import type { ComponentProps } from 'react';
import type { Texts } from '../i18n/texts.js';
import { useTexts } from '../i18n/useTexts.js';
import { Button } from '../ui/Button.js';

interface Props extends ComponentProps<typeof Button> {
	readonly tool: keyof Texts['tools']['explain'];
}

/** A tool beside the board: a picture, a short word below it, and an explanation on a long press. */
export function ToolButton({ tool, ...rest }: Props) {
	const t = useTexts();
	return (
		<Button label={t.game[tool]} caption={t.tools.short[tool]} title={t.tools.explain[tool]} {...rest} />
	);
}
