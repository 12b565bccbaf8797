import { type IllegalReason, parseMove, type ReadonlyPosition } from '@rumis/rules';
import { useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../i18n/useTexts.js';
import { Why } from '../play/StatusLine.js';
import { Button } from '../ui/Button.js';
import { Dialog } from '../ui/Dialog.js';
import { sayIllegal } from '../wording/sayIllegal.js';

interface Props {
	readonly position: ReadonlyPosition;
	/** Whether the player may move now. */
	readonly isTurn: boolean;
	readonly onMove: (text: string) => void;
	/** The player asks for the rule behind a refusal. */
	readonly onWhy: (code: IllegalReason) => void;
	readonly onClose: () => void;
}

/** Text input for a move, for players who know the notation and for screen reader users. */
export function TypeMoveDialog({ position, isTurn, onMove, onWhy, onClose }: Props) {
	const t = useTexts();
	const [text, setText] = useState('');
	const [fault, setFault] = useState('');
	const [refusal, setRefusal] = useState<IllegalReason | null>(null);
	const [labelId, faultId] = [useId(), useId()];
	const input = useRef<HTMLInputElement>(null);
	// A dialog focuses its first button when opened; here the input should have the focus.
	useEffect(() => input.current?.focus(), []);

	const submit = () => {
		const move = parseMove(text);
		if (!move.ok) return setFault(t.rules.moveText[move.error.code]);
		// Whether it is legal is a question about whoever has the turn.
		if (!isTurn) return setFault(t.online.errors.notYourTurn);
		const illegal = position.check(move.value);
		if (illegal) {
			setRefusal(illegal.code);
			return setFault(sayIllegal(illegal, t));
		}
		onMove(text);
		onClose();
	};

	return (
		<Dialog title={t.game.typeMove} onClose={onClose}>
			<form
				className="stack game-type"
				onSubmit={(event) => {
					event.preventDefault();
					submit();
				}}
			>
				<label htmlFor={labelId}>{t.game.typeMoveLabel}</label>
				<input
					className="text-field"
					ref={input}
					id={labelId}
					value={text}
					autoComplete="off"
					autoCapitalize="none"
					spellCheck={false}
					aria-describedby={faultId}
					aria-invalid={fault !== ''}
					onChange={({ target }) => {
						setText(target.value);
						setFault('');
						setRefusal(null);
					}}
				/>
				<p id={faultId} role={fault ? 'alert' : undefined} className={fault ? 'game-fault' : 'note'}>
					{fault || t.game.typeMoveHelp}
				</p>
				{refusal && <Why code={refusal} onWhy={onWhy} />}
				<Button look="primary" type="submit">
					{t.game.play}
				</Button>
			</form>
		</Dialog>
	);
}
