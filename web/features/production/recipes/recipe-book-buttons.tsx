import { Button, makeStyles } from '@fluentui/react-components'
import { ArrowUploadRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { api } from '../../../api/generated.ts'
import { useApiDispatch } from '../../../api/use-api-dispatch.ts'
import { DownloadButton } from '../../../frame/download-button.tsx'
import { later } from '../../../frame/later.tsx'
import { useCan, useCompany } from '../../../frame/scope/company-scope.ts'
import { once } from '../../../frame/use-download.ts'

const ImportRecipesDialog = later(async () => (await import('./import-recipes-dialog.tsx')).ImportRecipesDialog)

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '6px',
    ':not(:first-child)': { paddingTop: '8px' },
    // Both stand beside each other in the narrow list of a desktop.
    '& > *': { flexGrow: 1, minWidth: 0, paddingInline: '8px' },
  },
})

/** Takes recipes from a workbook; nothing for those who may not write them. */
export const ImportRecipesButton = () => {
  const mayWrite = useCan('writeMenus')
  const [isOpen, setOpen] = useState(false)
  if (!mayWrite) return null
  return (
    <>
      <Button icon={<ArrowUploadRegular />} onClick={() => setOpen(true)}>
        Excel’den al
      </Button>
      {isOpen && <ImportRecipesDialog onClose={() => setOpen(false)} />}
    </>
  )
}

/** All recipes as a workbook, and back. */
export const RecipeBookButtons = () => {
  const styles = useStyles()
  const { companyId } = useCompany()
  const dispatch = useApiDispatch()
  return (
    <div className={styles.root}>
      <DownloadButton
        fetchFile={() => dispatch(api.endpoints.exportRecipes.initiate({ companyId }, once))}
        failure="Reçeteler indirilemedi"
      >
        Excel
      </DownloadButton>
      <ImportRecipesButton />
    </div>
  )
}
