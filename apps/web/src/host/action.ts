/** The host's actions as forms: the fields of each action, and the request. */
import type { HostAction } from '@rumis/protocol';

export type ActionKind = Exclude<HostAction['kind'], 'lift' | 'removeNotice' | 'closeReport'>;

/** `who` is an account name, or a session with the prefix `session:`. */
export type Field = 'who' | 'account' | 'session' | 'range' | 'game' | 'name' | 'text' | 'hours' | 'why';

export const FIELDS: Readonly<Record<ActionKind, readonly Field[]>> = {
	mute: ['who', 'hours', 'why'],
	rename: ['who', 'name'],
	ban: ['account', 'hours', 'why'],
	banAddress: ['range', 'hours', 'why'],
	closeTable: ['game'],
	endSession: ['session'],
	resetPassword: ['account'],
	notice: ['text', 'hours'],
};

export const KINDS = Object.keys(FIELDS) as readonly ActionKind[];

/** Durations in hours; 0 means no end. */
const HOURS = [1, 24, 168, 720, 0] as const;
/** An announcement always expires. */
export const hoursFor = (kind: ActionKind): readonly number[] =>
	kind === 'notice' ? HOURS.filter((hours) => hours > 0) : HOURS;

export type Values = Readonly<Record<Exclude<Field, 'hours'>, string>> & { readonly hours: number };

export const NO_VALUES: Values = {
	...{ who: '', account: '', session: '', range: '', game: '', name: '', text: '', why: '' },
	hours: 24,
};

const SESSION = 'session:';
export const whoOfSession = (session: string): string => SESSION + session;

const readWho = (who: string) =>
	who.startsWith(SESSION) ? { session: who.slice(SESSION.length) } : { account: who };

/** The request to the server, which validates it. */
export function makeAction(kind: ActionKind, values: Values): HostAction {
	const { account, session, range, game, name, text, why } = values;
	const hours = values.hours === 0 ? null : values.hours;
	switch (kind) {
		case 'mute':
			return { kind, who: readWho(values.who), hours, why };
		case 'rename':
			return { kind, who: readWho(values.who), name };
		case 'ban':
			return { kind, account, hours, why };
		case 'banAddress':
			return { kind, range, hours, why };
		case 'closeTable':
			return { kind, game };
		case 'endSession':
			return { kind, session };
		case 'resetPassword':
			return { kind, account };
		case 'notice':
			return { kind, text, hours: hours ?? HOURS[0] };
	}
}
