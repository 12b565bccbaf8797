import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../i18n/useTexts.js';
import { Button } from './Button.js';
import './dialog.css';
import { Icon } from './Icon.js';

interface Props {
	readonly title: string;
	readonly onClose: () => void;
	readonly children: ReactNode;
}

/** A modal dialog. The native dialog element traps the focus and closes on Escape. */
export function Dialog({ title, onClose, children }: Props) {
	const ref = useRef<HTMLDialogElement>(null);
	const titleId = useId();
	const t = useTexts();
	// Closed while it is still in the document: only then does the browser restore the focus.
	useLayoutEffect(() => {
		const dialog = ref.current;
		if (dialog && !dialog.open) dialog.showModal();
		return () => dialog?.close();
	}, []);
	return (
		<dialog
			ref={ref}
			className="dialog"
			aria-labelledby={titleId}
			onCancel={(event) => {
				event.preventDefault();
				onClose();
			}}
			onClick={(event) => event.target === ref.current && onClose()}
			onKeyDown={(event) => event.stopPropagation()}
		>
			<div className="dialog-inside">
				<header className="dialog-head">
					<h2 id={titleId}>{title}</h2>
					<Button look="quiet" label={t.common.close} icon={<Icon name="close" />} onClick={onClose} />
				</header>
				{children}
			</div>
		</dialog>
	);
}
