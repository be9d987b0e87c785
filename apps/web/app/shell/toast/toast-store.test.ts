import { beforeEach, describe, expect, it } from "vitest";
import { closeToast, showToast, toasts } from "./toast-store.ts";

beforeEach(() => toasts.set([]));

describe("toasts", () => {
  it("carry every field that they are given [TO-1]", () => {
    const toast = {
      id: "own",
      severity: "contrast",
      summary: "席をおさえました",
      detail: "10分のあいだ",
      life: 1_000,
      closable: false,
      group: "hold",
    } as const;
    showToast(toast);
    expect(toasts.get()).toEqual([toast]);
  });

  it("are closable, informational and temporary by default [TO-1][TO-2]", () => {
    const id = showToast({ summary: "a" });
    expect(toasts.get()).toEqual([
      { id, summary: "a", severity: "info", closable: true, life: expect.any(Number) },
    ]);
  });

  it("stay if they are errors or have no life [TO-2]", () => {
    showToast({ summary: "a", severity: "error" });
    showToast({ summary: "b", life: undefined });
    expect(toasts.get().map(({ life }) => life)).toEqual([undefined, undefined]);
  });

  it("are shown in order, each with its own id [TO-1]", () => {
    const ids = ["a", "b", "c"].map((summary) => showToast({ summary }));
    expect(new Set(ids).size).toBe(3);
    expect(toasts.get().map(({ id }) => id)).toEqual(ids);
  });

  it("close by their id [TO-2]", () => {
    const [first] = [showToast({ summary: "a" }), showToast({ summary: "b" })];
    closeToast(first);
    expect(toasts.get().map(({ summary }) => summary)).toEqual(["b"]);
  });

  it("replace an earlier one of the same group or id [TO-1]", () => {
    showToast({ summary: "old", group: "build" });
    showToast({ summary: "other" });
    showToast({ summary: "new", group: "build" });
    expect(toasts.get().map(({ summary }) => summary)).toEqual(["other", "new"]);
    showToast({ id: "x", summary: "first" });
    showToast({ id: "x", summary: "second" });
    expect(toasts.get().filter(({ id }) => id === "x")).toHaveLength(1);
  });
});
