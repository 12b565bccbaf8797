import { personsAt, type Seat } from './seat.js';
import type { UndoRequest } from './table.js';

/** Whether every other person has agreed. */
export const isGranted = ({ seat, agreed }: UndoRequest, seats: readonly Seat[]): boolean =>
	personsAt(seats).every((other) => other === seat || agreed.includes(other));

/** Updates a request after a change of seats: bots neither ask nor agree. */
export function askedAfterSeating(asked: UndoRequest | null, seats: readonly Seat[]): UndoRequest | null {
	const isPerson = (seat: number) => seats[seat]?.kind === 'person';
	if (!asked || !isPerson(asked.seat)) return null;
	return { ...asked, agreed: asked.agreed.filter(isPerson) };
}
