/** Reports of players, and the tools of hosts. */

export const REPORT_KINDS = ['message', 'name', 'player'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

export const REPORT_OUTCOMES = ['done', 'dismissed'] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

/** The subject of a report, with what a host needs to act. */
export interface ReportedPerson {
	readonly name: string;
	/** The name of the account; null for a guest. */
	readonly account: string | null;
	/** Null if the session has ended. */
	readonly session: string | null;
	/** The last known IPv4 address or IPv6 network. */
	readonly address: string | null;
	readonly isMuted: boolean;
	/** Other open reports about the same person. */
	readonly otherReports: number;
}

/** A chat line around the reported one. */
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
	/** The reporter's comment. */
	readonly why: string;
	readonly reporter: string;
	readonly about: ReportedPerson;
	readonly game: string | null;
	/** The reported chat line at that time. */
	readonly text: string | null;
	readonly context: readonly ReportContext[];
	readonly outcome: ReportOutcome | null;
	readonly closedBy: string | null;
}

/** A muted or banned person or address range. */
export interface SanctionInfo {
	readonly id: string;
	readonly kind: 'mute' | 'ban';
	readonly subject: 'account' | 'session' | 'address';
	/** The name of the account or guest, or the address range. */
	readonly label: string;
	readonly why: string;
	readonly by: string;
	readonly at: number;
	/** Null if unlimited. */
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
	/** `host NAME` for the host page, `cli NAME` for the server's terminal. */
	readonly actor: string;
	readonly action: string;
	readonly subject: string;
}

/** Whether the account is a host, and until when host mode is unlocked. */
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
	/** The new password after a reset; shown only once. */
	readonly password: string | null;
}
