import { err, ok, type Result } from '@rumis/rules';
import webPush from 'web-push';
import type { Config, ConfigError } from '../config/config.js';

/** The host's VAPID identity. */
export interface PushKeys {
	readonly subject: string;
	readonly publicKey: string;
	readonly privateKey: string;
}

/** The configured keys; null if push notices are off. */
export function readPushKeys(config: Config): Result<PushKeys | null, ConfigError> {
	const { vapidPublicKey: publicKey, vapidPrivateKey: privateKey, origins } = config;
	if (publicKey === undefined && privateKey === undefined) return ok(null);
	if (publicKey === undefined) return err({ setting: 'vapidPublicKey', message: 'is missing' });
	if (privateKey === undefined) return err({ setting: 'vapidPrivateKey', message: 'is missing' });
	const subject = config.vapidSubject ?? origins.find((origin) => origin.startsWith('https:'));
	if (subject === undefined) {
		return err({ setting: 'vapidSubject', message: 'must be mailto: and an address, or https:' });
	}
	try {
		webPush.getVapidHeaders('https://example.org', subject, publicKey, privateKey, 'aes128gcm');
		return ok({ subject, publicKey, privateKey });
	} catch (error) {
		return err({ setting: 'vapidPublicKey', message: error instanceof Error ? error.message : 'is wrong' });
	}
}
