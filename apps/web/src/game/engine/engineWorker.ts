/** The worker in which bots think. */
import '@rumis/engine/web/worker';
