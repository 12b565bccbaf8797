/** One block of memory divided into typed arrays, so that a single call copies everything. */
export class Memory {
	readonly bytes: Uint8Array;
	private at = 0;

	constructor(size: number) {
		this.bytes = new Uint8Array(size);
	}

	/** Allocate wide types first, to keep all arrays aligned. */
	int32(length: number): Int32Array {
		return new Int32Array(this.bytes.buffer, this.advance(length * 4), length);
	}

	uint16(length: number): Uint16Array {
		return new Uint16Array(this.bytes.buffer, this.advance(length * 2), length);
	}

	int16(length: number): Int16Array {
		return new Int16Array(this.bytes.buffer, this.advance(length * 2), length);
	}

	uint8(length: number): Uint8Array {
		return new Uint8Array(this.bytes.buffer, this.advance(length), length);
	}

	private advance(length: number): number {
		const from = this.at;
		this.at += length;
		return from;
	}
}
