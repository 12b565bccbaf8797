/** A path without a route. */
const NOWHERE = '/-';

/**
 * The path of a request target, for the router. Absolute targets (`GET http://host/path`) are allowed by
 * HTTP. A target that cannot be decoded is mapped to no route: the router would answer it itself, bypassing
 * all hooks.
 */
export function pathOfTarget(target: string): string {
	const path = target.startsWith('/') ? target : pathOfUrl(target);
	return path !== null && isDecodable(path) ? path : NOWHERE;
}

function pathOfUrl(url: string): string | null {
	const match = /^https?:\/\/[^/?#]+([/?].*)?$/is.exec(url);
	if (!match) return null;
	const [, rest = '/'] = match;
	return rest.startsWith('/') ? rest : `/${rest}`;
}

function isDecodable(path: string): boolean {
	try {
		decodeURI(path.split('?', 1)[0]!);
		return true;
	} catch {
		return false;
	}
}
