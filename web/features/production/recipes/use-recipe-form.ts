import { useState } from 'react'
import { type Recipe, useSaveRecipeMutation } from '../../../api/generated.ts'
import { useDraftForm } from '../../../frame/forms/use-draft-form.ts'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { useUnsaved } from '../../../ui/unsaved/use-unsaved.ts'
import { codeOf } from '../../../ui/words/problem-text.ts'
import { bodyOf, draftOf, type Known, problemsOf, type RecipeDraft, writtenLines } from './recipe-draft.ts'

type Options = {
  recipe: Recipe
  startsOn: string
  known: Known
  onSaved: (startsOn: string) => void
}

/** The draft of a recipe, kept against what the server has of it. */
export const useRecipeForm = ({ recipe, startsOn, known, onSaved }: Options) => {
  const { companyId } = useCompany()
  const [save] = useSaveRecipeMutation()
  /** What the draft began with. */
  const [base, setBase] = useState(recipe)
  /** Somebody else saved meanwhile; what that made of it is `recipe` once it has been fetched. */
  const [isOvertaken, setOvertaken] = useState(false)
  /** What was typed, while somebody else's version is open. */
  const [parked, park] = useState<RecipeDraft>()
  const [seen, see] = useState(recipe.revision)
  const form = useDraftForm({
    initial: () => draftOf(recipe, startsOn),
    problemsOf: (draft) => problemsOf(draft, known),
    send: async (draft) => {
      const answer = await save({
        companyId,
        componentKey: recipe.key,
        body: { ...bodyOf(draft, recipe.name, known), seen_revision: seen },
      })
      if (codeOf(answer.error) === 'recipe.changed_meanwhile') setOvertaken(true)
      return answer.error === undefined
        ? { data: { recipe: answer.data.recipe, sent: draft } }
        : { error: answer.error }
    },
    onSaved: ({ recipe: saved, sent }) => {
      setBase(saved)
      see(saved.revision)
      setOvertaken(false)
      park(undefined)
      onSaved(sent.startsOn)
      return draftOf(
        saved,
        sent.startsOn,
        writtenLines(sent).map(({ id }) => id),
      )
    },
    banner: 'Reçete kaydedildi',
    failure: 'Reçete kaydedilemedi',
  })
  const isChanged = JSON.stringify(form.draft) !== JSON.stringify(form.saved)
  const leaveParked = useUnsaved(parked !== undefined)
  const isNewer = recipe.revision > seen && !isChanged && !isOvertaken
  const isCurrent = recipe.revision === seen || isNewer
  // Prices may have moved, or somebody saved while nothing was typed here.
  if (recipe !== base && !form.isSending && isCurrent) {
    setBase(recipe)
    if (recipe.revision !== seen) {
      see(recipe.revision)
      form.take(draftOf(recipe, startsOn))
    }
  }
  return {
    ...form,
    isChanged,
    base,
    overtaken: isOvertaken && recipe.revision !== seen ? recipe : undefined,
    openTheirs: () => {
      park(form.draft)
      setBase(recipe)
      see(recipe.revision)
      setOvertaken(false)
      form.take(draftOf(recipe, startsOn))
    },
    /** The next save replaces theirs. */
    keepMine: () => {
      see(recipe.revision)
      setOvertaken(false)
    },
    parked,
    returnToMine: () => {
      if (parked !== undefined) form.change(parked)
      park(undefined)
    },
    leave: (proceed: () => void) => form.leave(() => leaveParked(proceed)),
  }
}

export type RecipeForm = ReturnType<typeof useRecipeForm>
