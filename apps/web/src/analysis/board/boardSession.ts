import type { Session } from '../../play/session.js';
import type { AnalysisState } from './state.js';

/** An analysis on this screen, without engine and review. */
export type BoardSession = Session<AnalysisState>;
