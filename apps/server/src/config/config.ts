import { availableParallelism } from 'node:os';
import { err, ok, type Result } from '@rumis/rules';
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const truth = z.union([z.boolean(), z.stringbool()]);
/** The number of trusted proxies in front of the server; `yes` means one. */
const hops = z.union([truth.transform(Number), z.coerce.number().int().min(0).max(10)]);
const list = z.union([z.array(z.string()), z.string().transform((text) => text.split(','))]);

/** `https://play.example.org`: scheme, host and optionally a port, without a path. */
const origin = z.string().trim().refine(isOrigin, 'must look like https://play.example.org');

function isOrigin(text: string): boolean {
	return URL.canParse(text) && new URL(text).origin === text && /^https?:/.test(text);
}

const schema = z.strictObject({
	host: z.string().min(1).default('0.0.0.0'),
	port: port.default(8787),
	data: z.string().min(1).default('rumis-data'),
	databaseUrl: z
		.string()
		.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
		.optional(),
	connections: z.coerce.number().int().min(2).max(200).default(10),
	databasePatience: z.coerce.number().int().min(500).max(60_000).default(2800),
	origins: list.pipe(z.array(origin)).default([]),
	trustProxy: hops.default(0),
	web: z.string().optional(),
	log: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
	botThreads: z.coerce
		.number()
		.int()
		.min(1)
		.max(64)
		.default(Math.max(1, availableParallelism() - 1)),
	metricsToken: z.string().min(16).optional(),
	drainSeconds: z.coerce.number().min(0).max(300).default(5),
	vapidPublicKey: z.string().optional(),
	vapidPrivateKey: z.string().optional(),
	vapidSubject: z.string().optional(),
});

export type ConfigInput = z.input<typeof schema>;
export type Config = z.output<typeof schema>;

/** The setting that each environment variable sets. */
export const VARIABLES: Readonly<Record<string, keyof Config>> = {
	RUMIS_HOST: 'host',
	RUMIS_PORT: 'port',
	RUMIS_DATA: 'data',
	RUMIS_DATABASE_URL: 'databaseUrl',
	RUMIS_CONNECTIONS: 'connections',
	RUMIS_DATABASE_PATIENCE: 'databasePatience',
	RUMIS_ORIGIN: 'origins',
	RUMIS_TRUST_PROXY: 'trustProxy',
	RUMIS_WEB: 'web',
	RUMIS_LOG: 'log',
	RUMIS_BOT_THREADS: 'botThreads',
	RUMIS_METRICS_TOKEN: 'metricsToken',
	RUMIS_DRAIN_SECONDS: 'drainSeconds',
	RUMIS_VAPID_PUBLIC_KEY: 'vapidPublicKey',
	RUMIS_VAPID_PRIVATE_KEY: 'vapidPrivateKey',
	RUMIS_VAPID_SUBJECT: 'vapidSubject',
};

export interface ConfigError {
	readonly setting: string;
	/** The error in English, for the host's terminal. */
	readonly message: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Explicit options, else the environment; not validated yet. */
export const settingsFrom = (options: object, environment: Environment): ConfigInput =>
	({ ...fromEnvironment(environment), ...options }) as ConfigInput;

/** The validated settings, with defaults. */
export function readConfig(settings: ConfigInput): Result<Config, ConfigError> {
	const said = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
	const parsed = schema.safeParse(said);
	if (parsed.success) return ok(parsed.data);
	const [issue] = parsed.error.issues;
	return err({ setting: String(issue?.path[0] ?? ''), message: issue?.message ?? 'is wrong' });
}

function fromEnvironment(environment: Environment): Record<string, string> {
	const found: Record<string, string> = {};
	// Many hosting services pass the port as `PORT`; our own variable takes precedence.
	for (const [variable, setting] of [['PORT', 'port'], ...Object.entries(VARIABLES)] as const) {
		const value = environment[variable];
		// An empty variable counts as unset; env files often have them.
		if (value !== undefined && value !== '') found[setting] = value;
	}
	return found;
}
