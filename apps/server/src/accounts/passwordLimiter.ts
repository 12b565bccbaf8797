import type { Limits } from '../config/limits.js';
import { Limiter } from '../util/limiter.js';

/** One try of a password, which was allowed. */
export interface PasswordAttempt {
	/** The password was right: only wrong ones count. */
	wasRight(): void;
}

/**
 * Slows down who guesses passwords: by address, by account and address, and by account. When somebody tries one
 * account from very many addresses, each address still has a few tries, so that its owner is not locked out.
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

	/** Null when it is too soon for another try. */
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
