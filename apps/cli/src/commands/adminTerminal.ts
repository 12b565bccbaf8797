import { userInfo } from 'node:os';
import type { Actor, HostTerminal } from '@rumis/server';
import type { Command } from 'commander';
import { PLACE_HELP, type PlaceOptions, type Server, withPlace, withServer } from './place.js';

const HELP = `
${PLACE_HELP}
All of it works while the server runs, which follows within seconds, and is noted in the audit log.
See docs/HOSTING.md.`;

type Act = (terminal: HostTerminal, actor: Actor, server: Server) => Promise<void>;

/** A command under `admin` with the options for the store. */
export const add = (admin: Command, usage: string, what: string): Command =>
	withPlace(admin.command(usage).description(what)).addHelpText('after', HELP);

/** Opens the store beside the servers that use it. */
export async function withTerminal(options: PlaceOptions, act: Act): Promise<void> {
	await withServer(async (server, place) => {
		const terminal = await server.openHostTerminal(place);
		try {
			await act(terminal, { name: `cli ${userInfo().username}`, isTerminal: true }, server);
		} finally {
			await terminal.close();
		}
	}, options);
}
