import type { Session } from '../../play/session.js';
import type { AnalysisState } from './state.js';

/** The session of an analysis board, without engine and review. */
export type BoardSession = Session<AnalysisState>;
