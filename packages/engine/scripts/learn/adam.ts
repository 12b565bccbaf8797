/** Gradient descent with a step of its own for every weight (Kingma and Ba's Adam). */
export class Adam {
	private readonly mean: Float64Array;
	private readonly square: Float64Array;
	private steps = 0;

	constructor(
		private readonly weights: Float64Array,
		private readonly rate: number,
	) {
		this.mean = new Float64Array(weights.length);
		this.square = new Float64Array(weights.length);
	}

	/** One step down the gradient; `pace` below 1 makes it shorter, as is good towards the end. */
	step(gradient: Float64Array, pace: number): void {
		const { weights, mean, square } = this;
		const step = ++this.steps;
		const [meanBias, squareBias] = [1 - 0.9 ** step, 1 - 0.999 ** step];
		for (let i = 0; i < weights.length; i++) {
			mean[i] = 0.9 * mean[i]! + 0.1 * gradient[i]!;
			square[i] = 0.999 * square[i]! + 0.001 * gradient[i]! ** 2;
			const size = Math.sqrt(square[i]! / squareBias) + 1e-9;
			weights[i]! -= (this.rate * pace * mean[i]!) / meanBias / size;
		}
	}
}
