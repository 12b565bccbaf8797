/** Seat links that outlive the right to the seat. */
import type { TestClient } from '../../../apps/server/test/client.js';
import type { Attack, Attacked } from '../hostile/siege.js';

type Link = { readonly secret: string };

const linkTo = async (who: TestClient, game: string): Promise<string> => {
	const { body } = await who.request<Link>('POST', `/api/tables/${game}/transfer`);
	return body.secret;
};

const redeems = async (who: TestClient, secret: string): Promise<boolean> => {
	await who.request('PUT', '/api/me', { name: 'Thief' });
	return (await who.request('POST', '/api/transfers', { secret })).status < 300;
};

async function tableOf({ client }: Attacked): Promise<{ host: TestClient; game: string }> {
	const host = client();
	const seats = [{ kind: 'open' as const }, { kind: 'me' as const }, { kind: 'open' as const }];
	const { table } = await host.create({ players: 3, seats });
	return { host, game: table.id };
}

/** Reproduces the reported bug: sit down, make a link, stand up, let another player sit, redeem the link. */
async function afterStandingUp(attacked: Attacked): Promise<string[]> {
	const { game } = await tableOf(attacked);
	const [thief, victim, helper] = [attacked.client(), attacked.client(), attacked.client()];
	await thief.sit(game);
	const secret = await linkTo(thief, game);
	await thief.request('DELETE', `/api/tables/${game}/seats/mine`);
	await victim.sit(game, { name: 'Victim' });
	const stolen = (await redeems(helper, secret)) || (await redeems(thief, secret));
	return stolen ? ['a seat by the link of who sat there before'] : [];
}

async function afterAnotherLink(attacked: Attacked): Promise<string[]> {
	const { host, game } = await tableOf(attacked);
	const [first, second] = [await linkTo(host, game), await linkTo(host, game)];
	const [owner, thief] = [attacked.client(), attacked.client()];
	if (!(await redeems(owner, first))) return ['nothing: a good link was refused'];
	return (await redeems(thief, second)) || (await redeems(thief, first)) ? ['a seat by a second link'] : [];
}

async function afterSignOut(attacked: Attacked, name: string): Promise<string[]> {
	const owner = attacked.client();
	const { status } = await owner.request('POST', '/api/accounts', { name, password: 'stone upon stone' });
	if (status !== 201) return [`nothing: no account (${status})`];
	const { table } = await owner.create();
	const secret = await linkTo(owner, table.id);
	await owner.request('POST', '/api/accounts/sign-out');
	return (await redeems(attacked.client(), secret)) ? ['a seat by the link of a session that has ended'] : [];
}

/** If many clients redeem the same link at once, only one gets the seat. */
async function allAtOnce(attacked: Attacked): Promise<string[]> {
	const { host, game } = await tableOf(attacked);
	const secret = await linkTo(host, game);
	const thieves = Array.from({ length: 8 }, () => attacked.client());
	const got = await Promise.all(thieves.map((thief) => redeems(thief, secret)));
	const seats = got.filter(Boolean).length;
	return seats === 1 ? [] : [`${seats} seats by one link`];
}

const stealAll = async (attacked: Attacked, owner: string): Promise<string[]> => [
	...(await afterStandingUp(attacked)),
	...(await afterAnotherLink(attacked)),
	...(await afterSignOut(attacked, owner)),
	...(await allAtOnce(attacked)),
];

export const seats: Attack = {
	async warmUp(attacked) {
		for (let round = 0; round < (attacked.isShort ? 1 : 10); round++)
			await stealAll(attacked, `First ${round}`);
	},
	async attack(attacked) {
		const rounds = attacked.isShort ? 3 : 40;
		const loot = new Set<string>();
		for (let round = 0; round < rounds; round++) {
			for (const one of await stealAll(attacked, `Owner ${round}`)) loot.add(one);
		}
		return { facts: [`${rounds * 4} seats were tried to be stolen`], loot: [...loot] };
	},
};
