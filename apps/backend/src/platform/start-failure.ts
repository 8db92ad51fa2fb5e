/** Why the server cannot start or keep its data: one sentence for the person at the terminal, shown without a stack. */
export class StartFailure extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'StartFailure';
  }
}
