import type { Limits } from '../config/limits.js';
import { Limiter } from '../util/limiter.js';

/** An attempt that the rate limits allowed. */
export interface PasswordAttempt {
	/** Refunds the attempt: only wrong passwords count. */
	wasRight(): void;
}

/**
 * Slows down password guessing: by address, by account and address, and by account. When an account is
 * attacked from very many addresses, each address still has a few attempts, so the owner is not locked out.
 */
export class PasswordLimiter {
	private readonly byAddress: Limiter;
	private readonly byBoth: Limiter;
	private readonly byAccount: Limiter;
	private readonly underAttack: Limiter;

	constructor(limits: Limits) {
		this.byAddress = new Limiter(limits.signIns);
		this.byBoth = new Limiter(limits.guesses);
		this.byAccount = new Limiter(limits.accountGuesses);
		this.underAttack = new Limiter(limits.fewGuesses);
	}

	/** Null when the rate limit is exceeded. */
	begin(account: string, address: string): PasswordAttempt | null {
		const both = `${account} ${address}`;
		if (!this.byAddress.take(address) || !this.byBoth.take(both)) return null;
		const [last, key] = this.byAccount.take(account) ? [this.byAccount, account] : [this.underAttack, both];
		if (last === this.underAttack && !last.take(both)) return null;
		return {
			wasRight: () => {
				this.byAddress.giveBack(address);
				this.byBoth.giveBack(both);
				last.giveBack(key);
			},
		};
	}
}
