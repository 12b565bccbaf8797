/** The worker in which bots play the games of a balance measurement. */
import '@rumis/balance/web/worker';
