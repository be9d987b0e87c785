interface Failure {
  id: string;
  error: string;
}

/** Takes one figure after the other. One that fails is noted with its reason, and does not stop the others. */
export function createAttempts(say: (line: string) => void) {
  const failed: Failure[] = [];
  const fail = (id: string, error: string) => {
    say(`Failed: ${id}: ${error}`);
    failed.push({ id, error });
  };
  return {
    failed,
    fail,
    /** The figure, or the reason why it failed. */
    async attempt<Value extends object>(
      id: string,
      measure: () => Promise<Value>,
      print: (value: Value) => void,
    ): Promise<Value | { error: string }> {
      say(`Measuring: ${id}`);
      try {
        const value = await measure();
        expectNumbers(value);
        print(value);
        return value;
      } catch (thrown) {
        const error = thrown instanceof Error ? thrown.message : String(thrown);
        fail(id, error);
        return { error };
      }
    },
  };
}

/** JSON would silently write null for a value that is not a number. */
function expectNumbers(value: unknown): void {
  const numbers = [...numbersIn(value, "")];
  if (numbers.length === 0) throw new Error("nothing was measured");
  const wrong = numbers.filter(([, number]) => !Number.isFinite(number)).map(([place]) => place);
  if (wrong.length > 0) throw new Error(`not a number: ${wrong.join(", ")}`);
}

function* numbersIn(value: unknown, place: string): Generator<[place: string, number]> {
  if (typeof value === "number") yield [place, value];
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value))
    yield* numbersIn(inner, place ? `${place}.${key}` : key);
}
