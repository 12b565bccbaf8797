/** The worker in which bots play the games of a balance. */
import '@rumis/balance/web/worker';
