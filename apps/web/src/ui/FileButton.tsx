import { type ReactNode, useRef } from 'react';
import { Button } from './Button.js';
import { Icon } from './Icon.js';

interface Props {
	/** The accepted file types, such as `.json`. */
	readonly accept: string;
	readonly onFile: (file: File) => void;
	readonly look?: 'plain' | 'quiet';
	readonly className?: string;
	readonly describedBy?: string;
	readonly children: ReactNode;
}

/** A button that opens a file picker. */
export function FileButton({ accept, onFile, look = 'plain', className = '', describedBy, children }: Props) {
	const input = useRef<HTMLInputElement>(null);
	return (
		<>
			<Button
				look={look}
				className={className}
				icon={<Icon name="open" />}
				aria-describedby={describedBy}
				onClick={() => input.current?.click()}
			>
				{children}
			</Button>
			<input
				ref={input}
				type="file"
				accept={accept}
				hidden
				onChange={(event) => {
					const file = event.target.files?.[0];
					// Reset, so that the same file can be chosen again after it was corrected.
					event.target.value = '';
					if (file) onFile(file);
				}}
			/>
		</>
	);
}
