// @ts-check
/** The address to serve the game at, from PORT and HOST in the environment, and error messages for it. */

const PORT = 8787;
/** Only this machine, unless HOST says otherwise. */
const HOST = '127.0.0.1';
const EVERYWHERE = ['0.0.0.0', '::'];

/** @typedef {Readonly<Record<string, string | undefined>>} Env */
/** @typedef {{ port: number, host: string }} Address */

/** The requested address, or an error message.
 * @param {Env} env @returns {Address | string} */
export function parseAddress(env) {
	const text = env.PORT || String(PORT);
	const port = Number(text);
	if (/^\d{1,5}$/.test(text) && port < 65536) return { port, host: env.HOST || HOST };
	return `PORT must be a number from 0 to 65535, but it is ${text}.`;
}

/** @param {Address} address */
export function linkTo({ port, host }) {
	if (host === HOST || EVERYWHERE.includes(host)) return `http://localhost:${port}/`;
	return `http://${host.includes(':') ? `[${host}]` : host}:${port}/`;
}

/** @param {string | undefined} code @param {Address} address */
function explain(code, { port, host }) {
	switch (code) {
		case 'EADDRINUSE':
			return `Port ${port} is taken. Stop what runs there, or choose another port: PORT=${port + 1} npm start`;
		case 'EACCES':
			return `Port ${port} is not yours to use. Choose another one: PORT=${PORT} npm start`;
		default:
			return `Nothing can be served at HOST=${host} (${code}). Without HOST it is this machine only.`;
	}
}

/** Listens, and resolves with the actual port (any free one for 0) or with an error message.
 * @param {import('node:net').Server} server @param {Address} address @returns {Promise<Address | string>} */
export function listen(server, address) {
	return new Promise((resolve) => {
		const refuse = (/** @type {NodeJS.ErrnoException} */ error) => resolve(explain(error.code, address));
		server.once('error', refuse);
		server.listen(address.port, address.host, () => {
			server.off('error', refuse);
			const got = server.address();
			resolve({ ...address, port: typeof got === 'object' && got ? got.port : address.port });
		});
	});
}
