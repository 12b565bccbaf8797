/** What players report, and what hosts see and do about it. */

export const REPORT_KINDS = ['message', 'name', 'player'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

export const REPORT_OUTCOMES = ['done', 'dismissed'] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

/** Who a report is about, with what a host needs to act. */
export interface ReportedPerson {
	readonly name: string;
	/** The name of the account; null for a guest. */
	readonly account: string | null;
	/** Null when the session has ended. */
	readonly session: string | null;
	/** Where they were last seen: an IPv4 address or an IPv6 network. */
	readonly address: string | null;
	readonly isMuted: boolean;
	/** Other reports about the same person that are open. */
	readonly otherReports: number;
}

/** A line of chat around what was reported. */
export interface ReportContext {
	readonly seq: number;
	readonly at: number;
	readonly name: string;
	readonly text: string;
	readonly isReported: boolean;
}

export interface HostReport {
	readonly id: string;
	readonly kind: ReportKind;
	readonly at: number;
	/** What the reporter added. */
	readonly why: string;
	readonly reporter: string;
	readonly about: ReportedPerson;
	readonly game: string | null;
	/** The line that was reported, as it was then. */
	readonly text: string | null;
	readonly context: readonly ReportContext[];
	readonly outcome: ReportOutcome | null;
	readonly closedBy: string | null;
}

/** Somebody who may not talk, or not come here. */
export interface SanctionInfo {
	readonly id: string;
	readonly kind: 'mute' | 'ban';
	readonly subject: 'account' | 'session' | 'address';
	/** The name of the account or guest, or the range of addresses. */
	readonly label: string;
	readonly why: string;
	readonly by: string;
	readonly at: number;
	/** Null: until it is lifted. */
	readonly until: number | null;
}

/** A notice to everybody. */
export interface NoticeInfo {
	readonly id: string;
	readonly text: string;
	readonly until: number;
}

export interface AuditEntry {
	readonly id: string;
	readonly at: number;
	/** `host NAME` for somebody on the host page, `cli NAME` for somebody at the server's terminal. */
	readonly actor: string;
	readonly action: string;
	readonly subject: string;
}

/** Whether one is a host, and until when one may act as one without the password. */
export interface HostMode {
	readonly isHost: boolean;
	readonly unlockedUntil: number | null;
}

export interface ReportList {
	readonly reports: readonly HostReport[];
	readonly before: number | null;
}
export interface SanctionList {
	readonly sanctions: readonly SanctionInfo[];
}
export interface NoticeList {
	readonly notices: readonly NoticeInfo[];
}
export interface AuditList {
	readonly entries: readonly AuditEntry[];
	readonly before: number | null;
}
export interface HostActionDone {
	/** The new password of an account whose password was reset; told this one time. */
	readonly password: string | null;
}
