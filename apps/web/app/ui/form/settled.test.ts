import { describe, expect, it, vi } from "vitest";
import { whenSettled } from "./settled.ts";

describe("typing", () => {
  it("is reported outside a composition, and when a composition ends", () => {
    const react = vi.fn();
    const { onInput, onCompositionEnd } = whenSettled(react);
    const event = (isComposing: boolean) => ({ target: "control", nativeEvent: { isComposing } });
    onInput(event(true) as never);
    expect(react).not.toHaveBeenCalled();
    onCompositionEnd(event(true) as never);
    onInput(event(false) as never);
    expect(react.mock.calls).toEqual([["control"], ["control"]]);
  });
});
